import { AsyncResource } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type {
  ClientRequest,
  IncomingHttpHeaders,
  OutgoingHttpHeaders,
  RequestListener,
  Server,
  ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { recordSubscriptions } from '../../e2e/support/unit/record-subscriptions.ts';
import type { RemovalListener } from '@/lib/cache/bounded-page-store';
import { getFrameworkTime } from '@/lib/cache/entry';
import { noteServedPage } from '@/lib/cache/served-page';
import { getLog } from '@/lib/log';
import { getSignals } from '@/lib/signals/signals';
import type { CacheRead } from '@/lib/signals/signals';
import { compressBody } from './compress-body.ts';
import { createFrontCache } from './front-cache.ts';
import { installFrontCache } from './install-front-cache.ts';

const MENU = '/restaurant/la-mama/menu';
const FILE = '/_next/static/chunks/a.js';
const PERIOD_MS = 60_000;
const FRESHNESS = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync };

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

const withoutDate = ({ date: _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => headers;

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
  let compress: typeof compressBody;

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
  const visitUntilEncoded = async (encoding: keyof typeof DECODERS, path = MENU) => {
    for (;;) {
      const found = await visit({ 'accept-encoding': `gzip, ${encoding}` }, { path });
      if (found.headers['content-encoding'] === encoding) return found;
    }
  };
  const visitTimes = async (visits: number): Promise<readonly unknown[]> => {
    const states = [];
    for (let count = 0; count < visits; count += 1) {
      states.push((await visit()).headers['x-nextjs-cache']);
    }
    return states;
  };

  beforeEach(async () => {
    time = 1_000_000;
    expiryCount = 1;
    passedOn = [];
    page = `<!doctype html>${'<p>Sărmăluțe'.repeat(500)}`;
    answer = answerPage(time + PERIOD_MS);
    compress = compressBody;
    const frontCache = createFrontCache({
      maxBytes: 1_000_000,
      isUnknownRestaurant: () => Promise.resolve(false),
      now: () => time,
      compress: { gzip: (body) => compress.gzip(body), br: (body) => compress.br(body) },
      pages: {
        get: () => Promise.resolve(undefined),
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
    const expected = { ...withoutDate(first.headers), 'x-nextjs-cache': 'HIT' };
    expect(withoutDate(next.headers)).toEqual(expected);
  });

  it.each(['gzip', 'br'] as const)('answers in %s, identical after decoding', async (encoding) => {
    const encoded = await visitUntilEncoded(encoding);
    expect(DECODERS[encoding](encoded.body).toString()).toBe(page);
    expect(encoded.headers['content-length']).toBe(String(encoded.body.length));
    expect(encoded.headers.etag).toBe(`"abc-${encoding}"`);
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

  it('sends without encoding what cannot be compressed, and tries again only after a refresh', async () => {
    jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
    let tried = 0;
    const fail = (): Promise<Buffer> => {
      tried += 1;
      return Promise.reject(new Error('canary'));
    };
    compress = { gzip: fail, br: fail };
    for (const refreshes of [1, 2]) {
      answer = answerPage(time + PERIOD_MS);
      await visit();
      const { headers, body } = await visit({ 'accept-encoding': 'gzip, br' });
      expect([headers['content-encoding'], body.toString()]).toEqual([undefined, page]);
      expect([passedOn.length, tried]).toEqual([refreshes, 2 * refreshes]);
      time += PERIOD_MS;
    }
  });

  describe('when an answer has expired', () => {
    const answerNew: RequestListener = (...exchange) => answerPage(time + PERIOD_MS)(...exchange);
    /** Resolves to a function that answers the next request which the front cache passes on. */
    const holdNext = (): Promise<() => void> =>
      new Promise((resolve) => {
        answer = (request, response) => resolve(() => answerNew(request, response));
      });
    /** Sends a request that the stand-in does not answer. */
    const startUnanswered = async (): Promise<{
      readonly sent: ClientRequest;
      readonly response: ServerResponse;
    }> => {
      const passed = new Promise<ServerResponse>((resolve) => {
        answer = (_, response) => resolve(response);
      });
      const sent = send({ port, path: MENU, agent: false }).end();
      sent.on('error', () => undefined);
      return { sent, response: await passed };
    };
    const leave = async ({ sent, response }: Awaited<ReturnType<typeof startUnanswered>>) => {
      const closed = once(response, 'close');
      sent.destroy();
      await closed;
      answer = answerNew;
    };

    it('sends it only while another request refreshes it, and not after its stale time', async () => {
      await visit();
      time += PERIOD_MS;
      const [old, held] = [page, holdNext()];
      page = 'new';
      const refreshed = visit();
      const finish = await held;
      const meanwhile = await visit();
      expect(meanwhile.headers['x-nextjs-cache']).toBe('STALE');
      expect(meanwhile.body.toString()).toBe(old);
      expect(passedOn).toHaveLength(2);

      time += PERIOD_MS;
      answer = answerNew;
      expect((await visit()).body.toString()).toBe('new');
      finish();
      expect((await refreshed).body.toString()).toBe('new');
      expect(passedOn).toHaveLength(3);
    });

    it('still sends it during the refresh when the visitor of an older request leaves', async () => {
      const older = await startUnanswered();
      answer = answerNew;
      await visit();
      time += PERIOD_MS;
      const held = holdNext();
      const refreshed = visit();
      const finish = await held;
      await leave(older);
      expect(await visitTimes(1)).toEqual(['STALE']);
      finish();
      await refreshed;
    });

    it('does not send it when the visitor whose request refreshed it has left', async () => {
      await visit();
      time += PERIOD_MS;
      await leave(await startUnanswered());
      expect(await visitTimes(1)).toEqual(['MISS']);
      expect(passedOn).toHaveLength(3);
    });

    it('sends it while the framework renders the new page behind its own expired one, for 5 s at most', async () => {
      /** Stores the new page in the asynchronous context of the request that began the rendering. */
      let finish: (() => void) | undefined;
      const answerStale: RequestListener = (_, response) => {
        finish = AsyncResource.bind(() => {
          noteServedPage({ path: MENU, freshUntil: time + PERIOD_MS, expiryCount });
        });
        response.setHeader('x-nextjs-cache', 'STALE');
        response.writeHead(200, { 'Cache-Control': FRESHNESS }).end(page);
      };
      await visit();
      for (const isFinished of [true, false]) {
        time += PERIOD_MS;
        const before = passedOn.length;
        answer = answerStale;
        expect(await visitTimes(4)).toEqual(['STALE', 'STALE', 'STALE', 'STALE']);
        time += 4_999;
        expect(await visitTimes(1)).toEqual(['STALE']);
        expect(passedOn).toHaveLength(before + 1);
        if (isFinished) finish?.();
        else time += 1;
        answer = answerNew;
        expect(await visitTimes(2)).toEqual(['MISS', 'HIT']);
        expect(passedOn).toHaveLength(before + 2);
      }
    });
  });

  describe('a file of the build', () => {
    const ask = (headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> =>
      visit(headers, { path: FILE, method });

    it('is kept when pages expire and are removed, and is sent by its ETag, method and encoding', async () => {
      answer = (_, response) => {
        const freshness = 'public, max-age=31536000, immutable';
        const headers = { 'Cache-Control': freshness, 'Content-Type': 'application/javascript' };
        response.writeHead(200, { ...headers, ETag: 'W/"1a-2b"' }).end(page);
      };
      const first = await ask();
      time += 1_000_000_000;
      remove('all');
      const next = await ask();
      expect([next.status, next.body]).toEqual([200, first.body]);
      expect(withoutDate(next.headers)).toEqual(withoutDate(first.headers));
      const known = await ask({ 'if-none-match': 'W/"1a-2b"' });
      expect([known.status, known.body.length]).toEqual([304, 0]);
      const head = await ask({}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(withoutDate(head.headers)).toEqual(withoutDate(first.headers));
      for (const encoding of ['gzip', 'br'] as const) {
        const { body } = await visitUntilEncoded(encoding, FILE);
        expect(DECODERS[encoding](body).toString()).toBe(page);
      }
      expect(passedOn).toHaveLength(1);
    });
  });
});

describe('the front cache before a server', () => {
  it.each([
    ['with a size of 0 answers nothing', 0, false, 2, []],
    ['answers no request to the server of the metrics', 1, true, 2, []],
    ['answers the second visit itself, which counts as a hit', 1, false, 1, ['miss', 'hit']],
  ])('%s', async (_, frontCacheMegabytes, isOfMetrics, expected, results) => {
    const reads: string[] = [];
    const collect = ({ cache, result }: CacheRead): void => {
      if (cache === 'front') reads.push(result);
    };
    getSignals().on('cacheRead', collect);
    let answered = 0;
    const server = createServer((__, response) => {
      answered += 1;
      noteServedPage({ path: '/terms', freshUntil: getFrameworkTime() + 60_000, expiryCount: 0 });
      response.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end('<p>Termeni</p>');
    }).listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const metricsPort = isOfMetrics ? port : undefined;
    const endSubscriptions = recordSubscriptions(() =>
      installFrontCache({ frontCacheMegabytes, metricsPort }),
    );
    for (let visits = 0; visits < 2; visits += 1) {
      const found = await fetch(`http://127.0.0.1:${port}/terms`);
      expect(await found.text()).toBe('<p>Termeni</p>');
    }
    endSubscriptions();
    getSignals().off('cacheRead', collect);
    server.closeAllConnections();
    server.close();
    expect([answered, reads]).toEqual([expected, results]);
  });
});
