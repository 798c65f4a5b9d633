import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startRecordingServer } from '../../support/unit/recording-server.ts';
import { expect, test } from './edge-test.ts';
import { hostOf } from './start-edge.ts';
import type { Edge } from './start-edge.ts';

const PATH = '/restaurant/trattoria-da-livia';
const BROWSER = 'gzip, deflate, br, zstd';

type Answer = {
  readonly encoding: string | undefined;
  readonly state: string | undefined;
  readonly body: Buffer;
};

/** Replaces `sendRaw`, which reads a body as text and so damages a compressed body. */
function load({ origin }: Edge, path: string, acceptEncoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding };
    request(`${origin}${path}`, { headers, agent: false }, (answer) => {
      const { 'content-encoding': encoding, 'x-edge-cache': state } = answer.headers;
      buffer(answer).then((body) => resolve({ encoding, state: state?.toString(), body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

test('the edge stores one copy of a page for each encoding, and all copies have the same content', async ({
  edge,
  site,
}) => {
  // The site makes its Brotli copy after its first answer, so wait until the site sends Brotli.
  await fetch(`${site.origin}${PATH}`, { headers: { 'accept-encoding': 'gzip' } });
  await expect(async () => {
    const answer = await fetch(`${site.origin}${PATH}`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
  }).toPass({ timeout: 5_000 });

  const plain = await load(edge, PATH, '');
  expect([plain.encoding, plain.state]).toEqual([undefined, 'MISS']);
  for (const [accepted, encoding, decode] of [
    ['gzip', 'gzip', gunzipSync],
    [BROWSER, 'br', brotliDecompressSync],
  ] as const) {
    const [first, second] = [await load(edge, PATH, accepted), await load(edge, PATH, accepted)];
    expect([first.encoding, first.state, second.state]).toEqual([encoding, 'MISS', 'HIT']);
    expect(decode(first.body).equals(plain.body)).toBe(true);
    expect(second.body.equals(first.body)).toBe(true);
  }
});

test('different spellings of Accept-Encoding share copies, and a refused encoding is not sent', async ({
  edge,
}) => {
  for (const accepted of ['gzip', BROWSER, '']) await load(edge, PATH, accepted);
  for (const [accepted, encodings] of [
    ['GZIP;q=1.0', ['gzip']],
    ['deflate,gzip', ['gzip']],
    ['br,gzip', ['br', 'gzip']],
    ['gzip;q=0', [undefined]],
    ['gzip;q=0, br', [undefined]],
    ['br;q=0, gzip', ['gzip']],
    ['*', [undefined]],
    ['identity', [undefined]],
  ] as const) {
    const { state, encoding } = await load(edge, PATH, accepted);
    expect([accepted, state]).toEqual([accepted, 'HIT']);
    expect(encodings).toContain(encoding);
  }
});

test('for browsers that accept Brotli, the gzip answer for a file is not stored, but the Brotli answer is', async ({
  edge,
}) => {
  const { body } = await load(edge, '/terms', '');
  const path = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(body.toString())?.[0] ?? '';
  await expect(async () => {
    const { encoding, state } = await load(edge, path, BROWSER);
    expect([encoding, state]).toEqual(['br', 'HIT']);
  }).toPass({ intervals: [50], timeout: 5_000 });
});

test('for browsers that accept Brotli, the gzip answer for a page is stored', async ({
  serve,
  startOwnEdge,
}) => {
  const server = await serve((_, response) => {
    const headers = { 'content-encoding': 'gzip', 'cache-control': 's-maxage=60' };
    response.writeHead(200, headers).end('a');
  });
  const edge = await startOwnEdge([hostOf(server)]);
  const states = [await load(edge, '/', BROWSER), await load(edge, '/', BROWSER)];
  expect(states.map(({ state }) => state)).toEqual(['MISS', 'HIT']);
});

test('nginx compresses nothing itself', async ({ startOwnEdge }) => {
  const server = await startRecordingServer((_, response) => {
    const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=60' };
    response.writeHead(200, headers).end('a'.repeat(10_000));
  });
  const edge = await startOwnEdge([new URL(server.origin).host]);
  const { encoding, body } = await load(edge, '/', BROWSER);
  expect([encoding, body.length]).toEqual([undefined, 10_000]);
  await server.close();
});
