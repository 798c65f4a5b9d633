import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadBytes } from '../../e2e/support/browser/load-bytes.ts';
import { sendRaw } from '../../e2e/support/browser/raw-request.ts';
import { createTestFrontCache } from '../../e2e/support/unit/test-front-cache.ts';
import type { RemovalListener } from '@/lib/cache/bounded-page-store';

const FILE = '/_next/static/chunks/a.js';
const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync };
const TEXT = 'const a = 1;\n'.repeat(200);

const sendFile =
  (contentType: string): RequestListener =>
  (_, response) => {
    response.writeHead(200, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': contentType,
      ETag: 'W/"1a-2b"',
    });
    response.end(TEXT);
  };

const withoutDate = ({ date: _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => headers;

describe('a file of the build', () => {
  let server: Server;
  let origin: string;
  let time: number;
  let remove: RemovalListener;
  /** The stand-in for the framework. */
  let answer: RequestListener;
  let passedOn: number;

  beforeEach(async () => {
    time = 1_000_000;
    passedOn = 0;
    answer = sendFile('application/javascript; charset=UTF-8');
    const frontCache = createTestFrontCache({
      now: () => time,
      pages: {
        onRemoval: (listener) => {
          remove = listener;
        },
      },
    });
    server = createServer((request, response) => {
      frontCache(request, response, () => {
        passedOn += 1;
        answer(request, response);
      });
    }).listen(0);
    await once(server, 'listening');
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('is sent by the framework once, and stays in the cache when pages expire and are removed', async () => {
    const first = await sendRaw(origin, FILE);
    time += 1_000_000_000;
    remove('all');
    const next = await sendRaw(origin, FILE);
    expect([next.status, next.body]).toEqual([200, TEXT]);
    expect(withoutDate(next.headers)).toEqual(withoutDate(first.headers));
    expect(passedOn).toBe(1);
  });

  it('is answered with 304 for a browser that has it, and HEAD gets only its headers', async () => {
    const whole = await sendRaw(origin, FILE);
    const known = await sendRaw(origin, FILE, { headers: { 'if-none-match': 'W/"1a-2b"' } });
    expect([known.status, known.body]).toEqual([304, '']);
    const head = await sendRaw(origin, FILE, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    expect(withoutDate(head.headers)).toEqual(withoutDate(whole.headers));
    expect(passedOn).toBe(1);
  });

  it.each(['gzip', 'br'] as const)('is sent in %s', async (encoding) => {
    for (;;) {
      const accepted = { 'accept-encoding': `gzip, ${encoding}` };
      const [headers, body] = await loadBytes(`${origin}${FILE}`, accepted);
      if (headers['content-encoding'] !== encoding) continue;
      expect(DECODERS[encoding](body).toString()).toBe(TEXT);
      break;
    }
    expect(passedOn).toBe(1);
  });

  it.each(['font/woff2', 'image/png'])('of the type %s is not encoded', async (contentType) => {
    answer = sendFile(contentType);
    const accepted = { headers: { 'accept-encoding': 'gzip, br' } };
    await sendRaw(origin, FILE, accepted);
    const { headers, body } = await sendRaw(origin, FILE, accepted);
    expect([headers['content-encoding'], body]).toEqual([undefined, TEXT]);
    expect(passedOn).toBe(1);
  });

  it('that does not exist is not kept', async () => {
    answer = (_, response) => {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end('Not Found');
    };
    expect((await sendRaw(origin, FILE)).status).toBe(404);
    answer = sendFile('text/css; charset=UTF-8');
    expect((await sendRaw(origin, FILE)).body).toBe(TEXT);
  });
});
