import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { readMainScripts } from '../../commands/site/add-compile-hints.ts';

const ANY_PAGE = 'server/app/_not-found/page_client-reference-manifest.js';
/**
 * Captures the list of scripts with the component `layout-router`, which renders the framework's
 * error and loading boundaries. Every page loads these scripts.
 */
const BOUNDARY =
  /next\/dist\/esm\/client\/components\/layout-router\.js":\{[^}]*"chunks":(\[[^\]]*\])/;

/** Gzipped bytes of the scripts that the framework loads on every page. */
export function getFrameworkScriptBytes(buildFolder: string): number {
  const read = (file: string): string => readFileSync(join(buildFolder, file), 'utf8');
  const [, chunks = '[]'] = BOUNDARY.exec(read(ANY_PAGE)) ?? [];
  const boundaries = z
    .array(z.string())
    .parse(JSON.parse(chunks))
    .map((chunk) => chunk.replace(/^\/_next\//, ''));
  if (boundaries.length === 0) throw new Error(`No boundaries in ${ANY_PAGE}`);
  return [...new Set([...readMainScripts(buildFolder), ...boundaries])]
    .map((file) => gzipSync(read(file)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
