import { INDEX_PATH } from '../all-menus/menus-index.ts';
import { routes } from '../addresses/routes.ts';

/** Files that are no pages and belong to no API. The build generates those of the second list. */
const MADE_FILES: readonly string[] = ['/sitemap.xml', '/sw.js', INDEX_PATH];
const GENERATED_FILES: readonly string[] = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/.well-known/apple-app-site-association',
  '/.well-known/assetlinks.json',
  routes.sitePreview(),
  routes.appCode(),
];
export const siteFiles: readonly string[] = [...MADE_FILES, ...GENERATED_FILES];

/** The files of `public`, and those of the build, whose names contain a hash. */
export const fileFolders = ['/icons', '/_next/static'] as const;

export type SiteFile = 'made' | 'generated' | 'plain';

/** 'made': by a route for each rendering; 'generated': by a route in the build; 'plain': a file. */
export function findSiteFile(path: string): SiteFile | undefined {
  if (MADE_FILES.includes(path)) return 'made';
  if (GENERATED_FILES.includes(path)) return 'generated';
  return fileFolders.some((folder) => path.startsWith(`${folder}/`)) ? 'plain' : undefined;
}
