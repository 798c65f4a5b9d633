import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const CODINGS = ['identity', 'gzip', 'br'] as const;

export type Coding = (typeof CODINGS)[number];

/** The ending of the file's name for each coding. */
export const ENDINGS: Readonly<Record<Coding, string>> = { identity: '', gzip: '.gz', br: '.br' };

export type PageFiles = { readonly folder: string; readonly remove: () => Promise<void> };

/** Headers that depend on the connection or the coding, which each server sets itself. */
const OWN_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-(encoding|length)|date|etag|age)$/;

/**
 * Writes the site's page for the servers that the benchmark compares with the site, so that all of
 * them send the same bytes and the same headers.
 */
export async function writePageFiles(url: string): Promise<PageFiles> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const folder = await mkdtemp(join(tmpdir(), 'bench-page-'));
  // The workers of nginx run as another user, who has to read the folder.
  await chmod(folder, 0o755);
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.test(name));
  await Promise.all([
    writeFile(join(folder, 'headers.json'), JSON.stringify(Object.fromEntries(headers))),
    writeFile(join(folder, `index.html${ENDINGS.identity}`), body),
    writeFile(join(folder, `index.html${ENDINGS.gzip}`), gzipSync(body)),
    writeFile(join(folder, `index.html${ENDINGS.br}`), brotliCompressSync(body)),
  ]);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
