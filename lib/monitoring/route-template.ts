import { findRequestedRow } from '@/lib/addresses/find-requested-row';
import { reportRoutes } from '@/lib/addresses/report-routes';
import { INDEX_PATH } from '@/lib/all-menus/menus-index';
import { apiRoutes, operatorRoutes } from '@/lib/api/api-routes';

/** The route of a path that neither `publicRows` nor this file contains. */
export const UNKNOWN_ROUTE = 'unknown';

const FIXED_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(apiRoutes),
  ...Object.values(operatorRoutes),
  ...Object.values(reportRoutes),
  '/_next/image',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
  INDEX_PATH,
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/.well-known/apple-app-site-association',
  '/.well-known/assetlinks.json',
]);

const FOLDERS: readonly string[] = ['/_next/static', '/icons'];

/**
 * The route template of an address, such as `/activate/[token]`. It has no id and no token, so it
 * may be logged, counted and traced.
 */
export function findRouteTemplate(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (FIXED_PATHS.has(path)) return path;
  const folder = FOLDERS.find((prefix) => path.startsWith(`${prefix}/`));
  return folder ?? findRequestedRow(path)?.path ?? UNKNOWN_ROUTE;
}
