import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { readMainScripts } from '../../commands/add-compile-hints.ts';

/**
 * Pages of two layouts. The not-found page is none of them, because its script with the boundaries
 * also contains code of the site.
 */
const PAGES = ['(site)/page', '(transaction)/activate/[token]/page'];
/**
 * Captures the list of the scripts that contain the component `layout-router`, which renders the
 * framework's error and loading boundaries. Every page loads this component, but pages can load it
 * from different scripts.
 */
const BOUNDARY =
  /next\/dist\/esm\/client\/components\/layout-router\.js":\{[^}]*"chunks":(\[[^\]]*\])/;

/** Gzipped bytes of the scripts that the framework loads on every ordinary page. */
export function getFrameworkScriptBytes(buildFolder: string): number {
  const read = (file: string): string => readFileSync(join(buildFolder, file), 'utf8');
  const [first, ...others] = PAGES.map((page) => {
    const manifest = read(`server/app/${page}_client-reference-manifest.js`);
    const [, chunks = '[]'] = BOUNDARY.exec(manifest) ?? [];
    return z.array(z.string()).parse(JSON.parse(chunks));
  });
  const boundaryScripts = (first ?? [])
    .filter((chunk) => others.every((chunks) => chunks.includes(chunk)))
    .map((chunk) => chunk.replace(/^\/_next\//, ''));
  if (boundaryScripts.length === 0)
    throw new Error(`No boundaries that ${PAGES.join(' and ')} share`);
  return [...new Set([...readMainScripts(buildFolder), ...boundaryScripts])]
    .map((file) => gzipSync(read(file)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
