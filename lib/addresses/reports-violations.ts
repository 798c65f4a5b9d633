import { listPrefixes } from './list-prefixes.ts';

const reportingPrefixes: ReadonlySet<string> = new Set(
  listPrefixes(({ isSensitive, rendered }) => isSensitive !== true && rendered !== 'picture'),
);

/**
 * Whether browsers report violations of a page's policy. They do not on a sensitive page, because
 * a report contains the page's address, which is secret or personal there.
 */
export function reportsViolations(pathname: string): boolean {
  return reportingPrefixes.has(`/${pathname.split('/')[1]}`);
}
