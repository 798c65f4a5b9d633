import { listPrefixes } from './list-prefixes.ts';

const reportingPrefixes: ReadonlySet<string> = new Set(
  listPrefixes(({ isSensitive, rendered }) => isSensitive !== true && rendered !== 'picture'),
);

/**
 * Whether browsers report what the policy of a page has blocked. A report contains the page's
 * address, so there are none about a page whose address is secret or personal, nor about the
 * not-found page, which is served for any address.
 */
export function sendsReports(pathname: string): boolean {
  return reportingPrefixes.has(`/${pathname.split('/')[1]}`);
}
