import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.record(z.string(), z.string());

/** Matches paths to which `proxy.ts` rewrites, and paths of the framework's own pages. */
const INNER = /^\/(?:embedded\/|_)/;

/** Lists the path patterns of the built pages, such as `/restaurant/[restaurantId]`. */
export function readPagePatterns(buildFolder: string): readonly string[] {
  const file = join(buildFolder, 'app-path-routes-manifest.json');
  const routes = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(routes)
    .filter(([source, pattern]) => source.endsWith('/page') && !INNER.test(pattern))
    .map(([, pattern]) => pattern);
}

export function matchesPattern(address: string, pattern: string): boolean {
  const [path = ''] = address.split('?');
  return new RegExp(`^${pattern.replaceAll(/\[\w+\]/g, '[^/]+')}$`).test(path);
}
