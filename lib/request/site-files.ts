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

export const isSiteFile = (path: string): boolean =>
  siteFiles.includes(path) || fileFolders.some((folder) => path.startsWith(`${folder}/`));

export const isGeneratedFile = (path: string): boolean => GENERATED_FILES.includes(path);
