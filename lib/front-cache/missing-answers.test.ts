import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener, Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CacheEntry } from '@/lib/cache/entry';
import { getSubstitutePath } from '@/lib/request/substitute-path';
import { compressBody } from './compress-body.ts';
import { createFrontCache } from './front-cache.ts';

const MISSING = '/restaurant/nimeni-1/menu';
const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync };

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

describe('for a restaurant that perhaps does not exist, the front cache', () => {
  let server: Server;
  let port: number;
  /** The stand-in for the framework. */
  let answer: RequestListener;
  /** What `getSubstitutePath` returned for each request that the framework got. */
  let substitutes: (string | undefined)[];
  /** The ids about which the provider was asked. */
  let asked: string[];
  let storedPages: Map<string, CacheEntry>;
  let gzip: typeof compressBody.gzip;

  const visit = async (
    path: string,
    headers: OutgoingHttpHeaders = {},
    method = 'GET',
  ): Promise<Answer> => {
    const sent = send({ port, path, method, headers, agent: false }).end();
    const [received] = await once(sent, 'response');
    return { status: received.statusCode, headers: received.headers, body: await buffer(received) };
  };

  beforeEach(async () => {
    substitutes = [];
    asked = [];
    storedPages = new Map();
    gzip = compressBody.gzip;
    answer = ({ url = '' }, response) => {
      response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/html' });
      response.end(`${url}${'x'.repeat(2_000)}`);
    };
    const answerFirst = createFrontCache({
      maxBytes: 1_000_000,
      compress: { ...compressBody, gzip: (body) => gzip(body) },
      isUnknownRestaurant: (id) => {
        asked.push(id);
        return Promise.resolve(id.startsWith('nimeni'));
      },
      pages: {
        get: (path) => Promise.resolve(storedPages.get(path)),
        getExpiryCount: () => 1,
        onRemoval: () => undefined,
      },
    });
    server = createServer((request, response) => {
      answerFirst(request, response, () => {
        substitutes.push(getSubstitutePath());
        answer(request, response);
      });
    }).listen(0);
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('keeps one not-found page without an id, and asks the provider about each id', async () => {
    const first = await visit(MISSING);
    const others = [
      await visit('/restaurant/nimeni-2/menu'),
      await visit('/restaurant/nimeni-3/menu?hidden_modal'),
    ];
    expect(substitutes).toEqual(['/restaurant/-/menu']);
    expect(asked).toEqual(['nimeni-1', 'nimeni-2', 'nimeni-3']);
    expect(first.body.toString()).not.toContain('nimeni');
    for (const { status, headers, body } of others) {
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(body).toEqual(first.body);
    }
  });

  it('answers HEAD without a body, and GET in every encoding', async () => {
    const head = await visit(MISSING, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([404, 0]);
    const { body } = await visit(MISSING);
    for (const encoding of ['gzip', 'br'] as const) {
      const found = await visit(MISSING, { 'accept-encoding': encoding });
      expect(DECODERS[encoding](found.body)).toEqual(body);
    }
    expect(substitutes).toHaveLength(1);
  });

  it('compresses again for the next request after a compression has failed', async () => {
    gzip = () => Promise.reject(new Error('no memory'));
    await expect(visit(MISSING, { 'accept-encoding': 'gzip' })).rejects.toThrow();
    gzip = compressBody.gzip;
    const found = await visit(MISSING, { 'accept-encoding': 'gzip' });
    expect([found.status, found.headers['content-encoding']]).toEqual([404, 'gzip']);
    expect(substitutes).toHaveLength(1);
  });

  it('keeps no answer with a status other than 404', async () => {
    answer = (_, response) => void response.writeHead(500).end('Error');
    await visit(MISSING);
    expect((await visit(MISSING)).status).toBe(500);
    expect(substitutes).toHaveLength(2);
  });

  it('passes on a request for a page in the page cache, without asking the provider', async () => {
    storedPages.set(MISSING, { value: null, lastModified: 0, scriptHashes: [] });
    await visit(MISSING);
    expect([substitutes, asked]).toEqual([[undefined], []]);
  });

  it('passes on the request if the provider knows the restaurant', async () => {
    await visit('/restaurant/la-mama/menu');
    await visit('/restaurant/la-mama/menu', { 'accept-language': 'en' });
    expect(substitutes).toEqual([undefined, undefined]);
  });
});
