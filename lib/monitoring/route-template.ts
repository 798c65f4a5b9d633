import { findRequestedRow } from '@/lib/addresses/find-requested-row';
import { reportRoutes } from '@/lib/addresses/report-routes';
import { fileFolders, siteFiles } from '@/lib/request/site-files';
import { apiRoutes, operatorRoutes } from '@/lib/api/api-routes';

/**
 * The result for an address that fits no path of this file and no public row of the address table
 * (`lib/addresses/address-table.ts`).
 */
export const UNKNOWN_ROUTE = 'unknown';

const FIXED_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(apiRoutes),
  ...Object.values(operatorRoutes),
  ...Object.values(reportRoutes),
  '/_next/image',
  ...siteFiles,
]);

/**
 * For the address `/activate/abc` the result is `/activate/[token]`. The result never contains an
 * id or a token of the address, so the result may be in logs, metrics and traces.
 */
export function findRouteTemplate(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (FIXED_PATHS.has(path)) return path;
  const folder = fileFolders.find((prefix) => path.startsWith(`${prefix}/`));
  return folder ?? findRequestedRow(path)?.path ?? UNKNOWN_ROUTE;
}
