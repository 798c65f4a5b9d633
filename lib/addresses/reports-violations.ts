import { listPrefixes } from './list-prefixes.ts';

const reportingPrefixes: ReadonlySet<string> = new Set(
  listPrefixes(({ isSensitive, rendered }) => isSensitive !== true && rendered !== 'picture'),
);

/**
 * Whether browsers report violations of the policy of the page at `pathname`. A report contains the
 * address of the page. So browsers report neither on sensitive pages nor on the page `/_not-found`:
 * visitors get this page at unknown addresses, which may be secret or personal.
 */
export function reportsViolations(pathname: string): boolean {
  return reportingPrefixes.has(`/${pathname.split('/')[1]}`);
}
