import { listPrefixes } from './list-prefixes.ts';

const reportingPrefixes: ReadonlySet<string> = new Set(
  listPrefixes(({ isSensitive, rendered }) => isSensitive !== true && rendered !== 'picture'),
);

/**
 * Whether browsers report violations of a page's policy. A report contains the page's address,
 * which is secret or personal on a sensitive page.
 */
export function reportsViolations(pathname: string): boolean {
  return reportingPrefixes.has(`/${pathname.split('/')[1]}`);
}
