import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.record(z.string(), z.string());

/** Copies that have no address of their own, and the framework's own pages. */
const INNER = /^\/(?:embedded\/|_)/;

/** Every page of the build, as patterns of their addresses: `/restaurant/[restaurantId]`. */
export function readPagePatterns(buildFolder: string): readonly string[] {
  const file = join(buildFolder, 'app-path-routes-manifest.json');
  const routes = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(routes)
    .filter(([source, pattern]) => source.endsWith('/page') && !INNER.test(pattern))
    .map(([, pattern]) => pattern);
}

/** Whether an address is of the pattern; its query is not looked at. */
export function isOfPattern(address: string, pattern: string): boolean {
  const [path = ''] = address.split('?');
  return new RegExp(`^${pattern.replaceAll(/\[\w+\]/g, '[^/]+')}$`).test(path);
}
