import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener, Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestFrontCache } from '../../e2e/support/unit/test-front-cache.ts';
import type { RemovalListener } from '@/lib/cache/bounded-page-store';
import { noteServedPage } from '@/lib/cache/served-page';

const MENU = '/restaurant/la-mama/menu';
const PERIOD_MS = 60_000;
const FRESHNESS = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync };

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

describe('the front cache', () => {
  let server: Server;
  let port: number;
  let time: number;
  let expiryCount: number;
  let remove: RemovalListener;
  /** The stand-in for the framework. */
  let answer: RequestListener;
  let page: string;
  let passedOn: IncomingHttpHeaders[];

  /** Answers with a page, as the framework does. The page is fresh until `freshUntil`. */
  const answerPage =
    (freshUntil: number, headers: OutgoingHttpHeaders = {}): RequestListener =>
    (_, response) => {
      noteServedPage({ path: MENU, freshUntil, expiryCount });
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', FRESHNESS);
      response.setHeader('ETag', '"abc"');
      response.setHeader('x-nextjs-cache', 'MISS');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
      response.end(page);
    };

  const visit = async (
    headers: OutgoingHttpHeaders = {},
    { method = 'GET', path = MENU } = {},
  ): Promise<Answer> => {
    const sent = send({ port, path, method, headers, agent: false }).end();
    const [received] = await once(sent, 'response');
    return { status: received.statusCode, headers: received.headers, body: await buffer(received) };
  };
  const visitUntilEncoded = async (encoding: keyof typeof DECODERS): Promise<Answer> => {
    for (;;) {
      const found = await visit({ 'accept-encoding': `gzip, ${encoding}` });
      if (found.headers['content-encoding'] === encoding) return found;
    }
  };

  beforeEach(async () => {
    time = 1_000_000;
    expiryCount = 1;
    passedOn = [];
    page = `<!doctype html>${'<p>Sărmăluțe'.repeat(500)}`;
    answer = answerPage(time + PERIOD_MS);
    const frontCache = createTestFrontCache({
      now: () => time,
      pages: {
        getExpiryCount: () => expiryCount,
        onRemoval: (listener) => {
          remove = listener;
        },
      },
    });
    server = createServer((request, response) => {
      frontCache(request, response, () => {
        passedOn.push(request.headers);
        answer(request, response);
      });
    });
    server.listen(0);
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('passes the first request on, and answers the next one itself with the same answer', async () => {
    const first = await visit();
    const next = await visit();
    expect(passedOn).toHaveLength(1);
    expect(next).toMatchObject({ status: 200, body: first.body });
    expect(first.headers['x-nextjs-cache']).toBe('MISS');
    const { date: _date, 'x-nextjs-cache': state, ...headers } = next.headers;
    const { date: _firstDate, 'x-nextjs-cache': _state, ...firstHeaders } = first.headers;
    expect(headers).toEqual(firstHeaders);
    expect(state).toBe('HIT');
  });

  it.each(['gzip', 'br'] as const)('answers in %s, identical after decoding', async (encoding) => {
    const encoded = await visitUntilEncoded(encoding);
    expect(DECODERS[encoding](encoded.body).toString()).toBe(page);
    expect(encoded.headers['content-length']).toBe(String(encoded.body.length));
    expect(encoded.headers.etag).toBe(`"abc-${encoding}"`);
  });

  it('answers HEAD with the headers of GET and without a body', async () => {
    await visit();
    const head = await visit({}, { method: 'HEAD' });
    const get = await visit();
    const { date: _date, ...headers } = head.headers;
    const { date: _getDate, ...getHeaders } = get.headers;
    expect([headers, head.body.length]).toEqual([getHeaders, 0]);
    expect(passedOn).toHaveLength(1);
  });

  it.each([
    ['first', 0],
    ['second', 1],
  ])('answers the %s request with 304 and no body for a known ETag', async (_, visitsBefore) => {
    for (let visits = 0; visits < visitsBefore; visits += 1) await visit();
    const known = await visit({ 'if-none-match': 'W/"abc-gzip"' });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, '"abc"']);
    expect(known.headers['cache-control']).toBe(FRESHNESS);
    expect(known.headers['content-type']).toBeUndefined();
  });

  it('passes on no header by which one visitor could change the answer for others', async () => {
    await visit({
      'accept-encoding': 'gzip',
      'if-none-match': '"x"',
      'x-forwarded-host': 'rau.example',
      'content-security-policy': 'x',
      cookie: 'a=1',
      'accept-language': 'ro',
      'user-agent': 'Browser',
    });
    expect(Object.keys(passedOn[0] ?? {}).toSorted()).toEqual([
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it('passes on a request again when its answer has expired, and sends the new page', async () => {
    const visitWithGzip = (): ReturnType<typeof visit> => visit({ 'accept-encoding': 'gzip' });
    await visitWithGzip();
    time += PERIOD_MS - 1;
    await visitWithGzip();
    expect(passedOn).toHaveLength(1);
    time += 1;
    page = page.replaceAll('Sărmăluțe', 'Mici');
    expect(gunzipSync((await visitWithGzip()).body).toString()).toBe(page);
  });

  it('does not keep an answer with a stale page of the page cache', async () => {
    await visit();
    time += PERIOD_MS;
    answer = answerPage(time + PERIOD_MS, { 'x-nextjs-cache': 'STALE' });
    await visit();
    await visit();
    expect(passedOn).toHaveLength(3);
  });

  it.each([404, 503])('deletes a kept answer when the framework answers %i', async (status) => {
    await visit();
    time += PERIOD_MS;
    answer = (_, response) => {
      response.writeHead(status, { 'Cache-Control': 'no-store' }).end('x'.repeat(2_000));
    };
    const gone = await visit({ 'accept-encoding': 'gzip' });
    expect([gone.status, gone.headers['content-encoding']]).toEqual([status, 'gzip']);
    const held = Promise.withResolvers<() => void>();
    answer = (_, response) => held.resolve(() => response.writeHead(500).end());
    const [first, finish] = [visit(), await held.promise];
    answer = (_, response) => void response.writeHead(500).end();
    // If the answer were still kept, the second request would get it as a stale one.
    expect((await visit()).status).toBe(500);
    finish();
    await first;
  });

  it.each<readonly [string, readonly string[] | 'all', number]>([
    ['again when its page is removed', [MENU], 2],
    ['again when all pages are removed', 'all', 2],
    ['only once when another page is removed', ['/restaurants'], 1],
  ])('passes on a request %s', async (_, removed, expected) => {
    await visit();
    remove(removed);
    await visit();
    expect(passedOn).toHaveLength(expected);
  });

  it('does not keep an answer whose page is removed while the answer is compressed', async () => {
    answer = (request, response) => {
      answerPage(time + PERIOD_MS)(request, response);
      remove([MENU]);
    };
    await visit({ 'accept-encoding': 'gzip' });
    await visit({ 'accept-encoding': 'gzip' });
    expect(passedOn).toHaveLength(2);
  });

  it.each<readonly [string, OutgoingHttpHeaders]>([
    ['without s-maxage', { 'cache-control': 'public, max-age=0' }],
    ['that is private', { 'cache-control': 'private, s-maxage=60' }],
    ['that may not be stored', { 'cache-control': 'no-store' }],
    ['with a cookie', { 'set-cookie': 'a=1' }],
  ])('does not keep an answer %s', async (_, headers) => {
    answer = answerPage(time + PERIOD_MS, headers);
    await visit();
    await visit();
    expect(passedOn).toHaveLength(2);
  });

  it('does not keep an answer that comes from no stored page', async () => {
    answer = (_, res) => void res.writeHead(200, { 'Cache-Control': FRESHNESS }).end(page);
    await visit();
    await visit();
    expect(passedOn).toHaveLength(2);
  });

  it('drops the least recently used answer when the kept answers take too much memory', async () => {
    page = 'x'.repeat(400_000);
    const paths = ['a', 'b', 'c'].map((id) => `/restaurant/${id}/menu`);
    answer = ({ url = '' }, response) => {
      noteServedPage({ path: url, freshUntil: time + PERIOD_MS, expiryCount });
      // A picture is not compressed. The compression of a page, in the background, reads the kept
      // answer, which would count as a use.
      response.setHeader('Content-Type', 'image/png');
      response.writeHead(200, ['Cache-Control', FRESHNESS]).end(page);
    };
    for (const path of [...paths, ...paths.slice(1), ...paths.slice(0, 1)]) {
      await visit({}, { path });
    }
    expect(passedOn).toHaveLength(4);
  });

  it('keeps an answer that is written in parts, with its headers', async () => {
    answer = (_, response) => {
      noteServedPage({ path: MENU, freshUntil: time + PERIOD_MS, expiryCount });
      response.writeHead(200, { 'Cache-Control': FRESHNESS, Link: ['<a>', '<b>'] });
      response.flushHeaders();
      response.write('<p>');
      response.write(Buffer.from('ș'));
      response.end();
    };
    for (let visits = 0; visits < 2; visits += 1) {
      const found = await visit();
      expect([found.status, found.body.toString()]).toEqual([200, '<p>ș']);
      expect(found.headers.link).toBe('<a>, <b>');
    }
    expect(passedOn).toHaveLength(1);
  });
});
