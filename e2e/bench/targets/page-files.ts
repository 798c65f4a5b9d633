import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BROTLI_QUALITY } from '../../../lib/front-cache/compress-body.ts';

export const CODINGS = ['identity', 'gzip', 'br'] as const;

export type Coding = (typeof CODINGS)[number];

/** The ending that follows `index.html` in the file name, for each content coding. */
export const ENDINGS: Readonly<Record<Coding, string>> = { identity: '', gzip: '.gz', br: '.br' };

/** The options with which the site compresses pages. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

export type PageFiles = { readonly folder: string; readonly remove: () => Promise<void> };

/**
 * Headers that depend on the connection, the content coding or the time. Each server sets its own,
 * so `writePageFiles` does not write them.
 */
const OWN_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-(encoding|length)|date|etag|age)$/;

/**
 * Writes the site's page in each content coding, and the headers of the page, into a new folder.
 * `bare-server.mjs` and nginx send these files, so that all compared servers send the same page.
 */
export async function writePageFiles(url: string): Promise<PageFiles> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const folder = await mkdtemp(join(tmpdir(), 'bench-page-'));
  // If root starts nginx, its workers run as another user, who must be able to read the folder.
  await chmod(folder, 0o755);
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.test(name));
  await Promise.all([
    writeFile(join(folder, 'headers.json'), JSON.stringify(Object.fromEntries(headers))),
    writeFile(join(folder, `index.html${ENDINGS.identity}`), body),
    writeFile(join(folder, `index.html${ENDINGS.gzip}`), gzipSync(body)),
    writeFile(join(folder, `index.html${ENDINGS.br}`), brotliCompressSync(body, BROTLI)),
  ]);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
