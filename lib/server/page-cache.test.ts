import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getLog } from '../log.ts';
import { compressBody } from './send-response.ts';
import { createPageCache, RenderDeadlineError } from './page-cache.ts';
import type { PageCache, PageTarget } from './page-cache.ts';
import { CollectedResponse } from './render-page.ts';
import type { RenderedPage } from './render-page.ts';
import type { PageOutcome } from '../rendering.ts';

const PERIOD_MS = 60_000;

const target: PageTarget = {
  key: '/restaurant/la-mama/menu',
  address: '/restaurant/la-mama/menu',
  path: '/restaurant/la-mama/menu',
  variant: { language: 'ro', navigation: 'shown' },
  restaurantId: 'la-mama',
  notFound: {
    key: '/restaurant/-/menu',
    address: '/restaurant/-/menu',
    path: '/restaurant/-/menu',
    variant: { language: 'ro', navigation: 'shown' },
    isNotFound: true,
  },
};

type PageCacheOptions = Parameters<typeof createPageCache>[0];
type Page = {
  readonly text: string;
  readonly status?: number;
  readonly outcome?: PageOutcome;
  readonly type?: string;
};

/** Long enough to be compressed. */
const htmlOf = (text: string): string => `<html><body>${text}${'.'.repeat(2_000)}</body></html>`;

/** A provider and a framework that a test controls, and a page cache in front of them. */
function createTestCache(options: Partial<PageCacheOptions> = {}) {
  let [time, isUnknown] = [0, false];
  let rendered: Page | Error | undefined;
  const renderings: string[] = [];
  const waiting: (() => void)[] = [];
  const cache = createPageCache({
    render: async ({ address, variant }): Promise<RenderedPage> => {
      renderings.push(address);
      if (rendered === undefined) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      }
      const page = rendered;
      if (page === undefined || page instanceof Error) throw page ?? new Error('no answer');
      const rendering = {
        variant,
        freshUntil: time + PERIOD_MS,
        ...(page.outcome && { outcome: page.outcome }),
      };
      const headers = { 'content-type': page.type ?? 'text/html; charset=utf-8' };
      const body = Buffer.from(htmlOf(page.text));
      return { status: page.status ?? 200, headers, body, rendering };
    },
    isUnknownRestaurant: () => Promise.resolve(isUnknown),
    maxBytes: 1_000_000,
    now: () => time,
    ...options,
  });
  return {
    cache,
    /** The response of the waiting renderings and the next ones. Without it, renderings wait. */
    answerWith: (page: Page | Error | undefined): void => {
      rendered = page;
      if (page !== undefined) for (const resolve of waiting.splice(0)) resolve();
    },
    getRenderings: () => renderings,
    setTime: (ms: number) => void (time = ms),
    setUnknown: (value: boolean) => void (isUnknown = value),
  };
}

type Sent = Pick<RenderedPage, 'status' | 'headers' | 'body'>;

async function visit(
  cache: PageCache,
  headers: Readonly<Record<string, string>> = {},
  { method = 'GET', page = target } = {},
): Promise<Sent> {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, headers });
  const response = new CollectedResponse(request);
  await cache.respond(page, request, response);
  const body = await response.ended.promise;
  return { status: response.statusCode, headers: response.getHeaders(), body };
}

const textOf = ({ body }: Sent): string => /<body>([^.]*)/.exec(body.toString())?.[1] ?? '';
const stateOf = ({ headers }: Sent): unknown => headers['cache-status'];

/** Waits for work in the background, at most five seconds. */
async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await isDone()) return;
    await pause(10);
  }
  throw new Error('The work in the background did not end');
}

describe('a stored page', () => {
  it('is sent again without a rendering while it is fresh', async () => {
    const { cache, answerWith, getRenderings, setTime } = createTestCache();
    answerWith({ text: 'Ciorbă' });
    const first = await visit(cache);
    setTime(PERIOD_MS - 1);
    const second = await visit(cache);
    expect([textOf(first), textOf(second)]).toEqual(['Ciorbă', 'Ciorbă']);
    expect([stateOf(first), stateOf(second)]).toEqual(['site; fwd=miss', 'site; hit']);
    expect(getRenderings()).toHaveLength(1);
  });

  it('is sent stale while exactly one rendering runs, and then the new page is sent', async () => {
    const { cache, answerWith, getRenderings, setTime } = createTestCache();
    answerWith({ text: 'Veche' });
    await visit(cache);
    setTime(PERIOD_MS);
    answerWith({ text: 'Nouă' });
    const stale = await Promise.all([visit(cache), visit(cache), visit(cache)]);
    expect(stale.map(textOf)).toEqual(['Veche', 'Veche', 'Veche']);
    expect(stale.map(stateOf)).toContain('site; hit; detail=stale');
    await until(async () => textOf(await visit(cache)) === 'Nouă');
    expect(getRenderings()).toHaveLength(2);
  });

  it('stays when its refresh fails or lacks data, and is rendered again 2 s later', async () => {
    for (const failing of [
      new Error('rendering failed'),
      { text: 'fără date', outcome: 'degraded' },
      { text: 'eroare', status: 500 },
      { text: 'fără stocare', outcome: 'unstored' },
    ] as const) {
      const { cache, answerWith, getRenderings, setTime } = createTestCache();
      answerWith({ text: 'Bună' });
      await visit(cache);
      setTime(PERIOD_MS);
      answerWith(failing);
      await visit(cache);
      await until(async () => stateOf(await visit(cache)) === 'site; hit');
      expect(textOf(await visit(cache))).toBe('Bună');
      expect(getRenderings()).toHaveLength(2);
      answerWith({ text: 'Nouă' });
      setTime(PERIOD_MS + 2_000);
      await until(async () => textOf(await visit(cache)) === 'Nouă');
    }
  });

  it('is removed when its page becomes unknown', async () => {
    const { cache, answerWith, setTime } = createTestCache();
    answerWith({ text: 'Veche' });
    await visit(cache);
    setTime(PERIOD_MS);
    answerWith({ text: '404', outcome: 'unknown' });
    await until(async () => (await visit(cache)).status === 404);
  });

  it('is evicted when the memory is full', async () => {
    const { cache, answerWith, getRenderings } = createTestCache({ maxBytes: 6_000 });
    answerWith({ text: 'Ciorbă' });
    for (const page of [target, { ...target, key: '/alta' }, target]) {
      await visit(cache, {}, { page });
    }
    expect(getRenderings()).toHaveLength(3);
  });
});

describe('pages that expire together', () => {
  const pages = ['/a', '/b', '/c'].map((key) => ({ ...target, key, address: key }));
  const [a = target, b = target, c = target] = pages;

  /** All three pages are stale, and the rendering of the first has begun. */
  async function expire(): Promise<ReturnType<typeof createTestCache>> {
    const site = createTestCache();
    site.answerWith({ text: 'Veche' });
    for (const page of pages) await visit(site.cache, {}, { page });
    site.setTime(PERIOD_MS);
    site.answerWith(undefined);
    for (const page of pages) await visit(site.cache, {}, { page });
    await until(() => site.getRenderings().length === 4);
    return site;
  }
  const untilFresh = ({ cache }: { readonly cache: PageCache }, page: PageTarget): Promise<void> =>
    until(async () => stateOf(await visit(cache, {}, { page })) === 'site; hit');

  it('are rendered one after the other, and do not delay a page that is not stored', async () => {
    const site = await expire();
    const page = { ...target, key: '/d', address: '/d' };
    const first = visit(site.cache, {}, { page });
    await until(() => site.getRenderings().length === 5);
    expect(site.getRenderings().slice(3)).toEqual(['/a', '/d']);
    site.answerWith({ text: 'Nouă' });
    expect(textOf(await first)).toBe('Nouă');
    await untilFresh(site, c);
    expect(site.getRenderings().slice(3)).toEqual(['/a', '/d', '/b', '/c']);
  });

  it('are not rendered if they are removed while they wait, until a visitor asks for them', async () => {
    const site = await expire();
    site.cache.remove([b.key]);
    site.answerWith({ text: 'Nouă' });
    await untilFresh(site, c);
    expect(site.getRenderings().slice(3)).toEqual(['/a', '/c']);
    expect(stateOf(await visit(site.cache, {}, { page: b }))).toBe('site; fwd=miss');
  });

  it('are not restored if one is removed while it is rendered, and the rendering fails', async () => {
    const logged = jest.spyOn(getLog(), 'error').mockImplementation(() => undefined);
    const site = await expire();
    site.cache.remove([a.key]);
    site.answerWith(new Error('rendering failed'));
    await until(() => logged.mock.calls.length > 0);
    await expect(visit(site.cache, {}, { page: a })).rejects.toThrow('rendering failed');
  });
});

describe('a page that is not stored', () => {
  it('is rendered once for all who ask for it meanwhile', async () => {
    const { cache, answerWith, getRenderings } = createTestCache();
    const visits = Array.from({ length: 64 }, () => visit(cache));
    await until(() => getRenderings().length > 0);
    answerWith({ text: 'Ciorbă' });
    expect(new Set((await Promise.all(visits)).map(textOf))).toEqual(new Set(['Ciorbă']));
    expect(getRenderings()).toHaveLength(1);
  });

  it.each([
    ['degraded', 503, '5'],
    ['unstored', 200, undefined],
    ['document', 200, undefined],
  ] as const)(
    'with the outcome %s is sent with %s and never stored',
    async (outcome, status, retry) => {
      const { cache, answerWith, getRenderings } = createTestCache();
      answerWith({ text: 'x', outcome });
      const sent = await visit(cache);
      expect([sent.status, sent.headers['cache-control'], sent.headers['retry-after']]).toEqual([
        status,
        'no-store',
        retry,
      ]);
      await visit(cache);
      expect(getRenderings()).toHaveLength(2);
    },
  );

  it('rejects when it cannot be rendered, and is tried again at the next visit', async () => {
    const { cache, answerWith } = createTestCache();
    answerWith(new Error('rendering failed'));
    await expect(visit(cache)).rejects.toThrow('rendering failed');
    answerWith({ text: 'Ciorbă' });
    expect(textOf(await visit(cache))).toBe('Ciorbă');
  });
});

describe('a rendering that takes longer than the deadline', () => {
  afterEach(() => jest.useRealTimers());

  it('refuses who waits, is joined by later visitors, and is stored when it ends', async () => {
    const { cache, answerWith, getRenderings } = createTestCache({ deadlineMs: 50 });
    await expect(visit(cache)).rejects.toThrow(RenderDeadlineError);
    answerWith({ text: 'Târzie' });
    // On a busy machine the end of the rendering takes longer than the deadline, too.
    const state = (): Promise<unknown> => visit(cache).then(stateOf, () => 'refused');
    await until(async () => (await state()) === 'site; hit');
    expect(getRenderings()).toHaveLength(1);
  });

  it('leaves the older page as it is until it is given up', async () => {
    // The rendering is given up on this clock, and the first page has the time that it needs.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { cache, answerWith, getRenderings, setTime } = createTestCache({ giveUpMs: 500 });
    answerWith({ text: 'Veche' });
    await visit(cache);
    setTime(PERIOD_MS);
    answerWith(undefined);
    await visit(cache);
    await until(() => getRenderings().length === 2);
    jest.advanceTimersByTime(499);
    await pause(0);
    expect(stateOf(await visit(cache))).toBe('site; hit; detail=stale');
    jest.advanceTimersByTime(1);
    await until(async () => stateOf(await visit(cache)) === 'site; hit');
    expect(textOf(await visit(cache))).toBe('Veche');
    expect(getRenderings()).toHaveLength(2);
  });
});

describe('a compression that ends late', () => {
  const gzip = { 'accept-encoding': 'gzip' };
  const page = { ...target, key: '/alta' };

  /** An old page, whose compression with Brotli waits for `end`. */
  async function store(): Promise<
    ReturnType<typeof createTestCache> & { readonly end: () => Promise<void> }
  > {
    const ending = Promise.withResolvers<undefined>();
    const br = jest.fn(async (body: Buffer) => {
      await ending.promise;
      return compressBody.br(body);
    });
    const site = createTestCache({ compress: { ...compressBody, br }, maxBytes: 8_000 });
    site.answerWith({ text: 'Veche' });
    await visit(site.cache, gzip);
    const end = async (): Promise<void> => {
      ending.resolve(undefined);
      await Promise.all(br.mock.results.map(({ value }) => value));
      await pause(0);
    };
    return { ...site, end };
  }

  it.each([
    ['removed', async (cache: PageCache) => cache.remove([target.key])],
    ['evicted', (cache: PageCache) => visit(cache, gzip, { page })],
  ])('does not restore a page that was %s meanwhile', async (_, forget) => {
    const { cache, end } = await store();
    await forget(cache);
    await end();
    expect(stateOf(await visit(cache, gzip))).toBe('site; fwd=miss');
  });

  it('gives a page that was rendered anew meanwhile no body of the older page', async () => {
    const { cache, answerWith, end } = await store();
    cache.remove([target.key]);
    answerWith({ text: 'Nouă' });
    await visit(cache, gzip);
    await end();
    const askForBrotli = (): Promise<Sent> => visit(cache, { 'accept-encoding': 'br' });
    await until(async () => (await askForBrotli()).headers['content-encoding'] === 'br');
    const { body } = await askForBrotli();
    expect(brotliDecompressSync(body).toString()).toContain('Nouă');
  });
});

describe('a removed page', () => {
  it.each([['by its key', [target.key]] as const, ['with all pages', 'all'] as const])(
    'is rendered anew: %s',
    async (_, keys) => {
      const { cache, answerWith } = createTestCache();
      answerWith({ text: 'Veche' });
      await visit(cache);
      cache.remove(keys);
      answerWith({ text: 'Nouă' });
      expect(textOf(await visit(cache))).toBe('Nouă');
    },
  );

  it('is not stored by a rendering that began before the removal', async () => {
    const { cache, answerWith, getRenderings } = createTestCache();
    const before = visit(cache);
    await until(() => getRenderings().length === 1);
    cache.remove([target.key]);
    const after = visit(cache);
    await until(() => getRenderings().length === 2);
    answerWith({ text: 'Ciorbă' });
    await Promise.all([before, after]);
    expect(getRenderings()).toHaveLength(2);
    cache.remove([target.key]);
    const third = visit(cache);
    cache.remove('all');
    await third;
    await visit(cache);
    expect(getRenderings()).toHaveLength(4);
  });

  it('is a page, never a file of the build', async () => {
    const { cache, answerWith, getRenderings } = createTestCache();
    const page = { ...target, key: '/_next/static/chunks/a.js' };
    answerWith({ text: 'code', type: 'text/javascript' });
    await visit(cache, {}, { page });
    cache.remove('all');
    await visit(cache, {}, { page });
    expect(getRenderings()).toHaveLength(1);
  });
});

describe('a restaurant that the provider does not know', () => {
  it('gets a page that all such restaurants share, and that is rendered once', async () => {
    const { cache, answerWith, setUnknown, getRenderings } = createTestCache();
    setUnknown(true);
    answerWith({ text: '404', outcome: 'unknown' });
    const pages = ['unu', 'doi', 'trei'].map((id) => ({ ...target, key: id, address: id }));
    for (const page of pages) {
      const sent = await visit(cache, {}, { page });
      expect([sent.status, sent.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect(getRenderings()).toEqual(['/restaurant/-/menu']);
  });

  it('gets its page as soon as the provider knows it', async () => {
    const { cache, answerWith, setUnknown } = createTestCache();
    setUnknown(true);
    answerWith({ text: '404', outcome: 'unknown' });
    expect((await visit(cache)).status).toBe(404);
    setUnknown(false);
    answerWith({ text: 'Bună' });
    const known = await visit(cache);
    expect([known.status, textOf(known), stateOf(known)]).toEqual([200, 'Bună', 'site; fwd=miss']);
    expect(stateOf(await visit(cache))).toBe('site; hit');
  });

  it('loses its stored page when that page expires', async () => {
    const { cache, answerWith, setUnknown, setTime } = createTestCache();
    answerWith({ text: 'Veche' });
    await visit(cache);
    setTime(PERIOD_MS);
    setUnknown(true);
    answerWith({ text: '404', outcome: 'unknown' });
    expect(textOf(await visit(cache))).toBe('Veche');
    await until(async () => (await visit(cache)).status === 404);
  });
});

describe('a response', () => {
  it('has the same body in each encoding that the client accepts, each with its own ETag', async () => {
    const { cache, answerWith } = createTestCache();
    answerWith({ text: 'Ciorbă' });
    const plain = await visit(cache);
    const gzip = await visit(cache, { 'accept-encoding': 'gzip' });
    const askForBrotli = (): Promise<Sent> => visit(cache, { 'accept-encoding': 'br, gzip' });
    await until(async () => (await askForBrotli()).headers['content-encoding'] === 'br');
    const brotli = await askForBrotli();
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers['etag'])).size).toBe(3);
    for (const { headers, body } of [plain, gzip, brotli]) {
      expect(headers['vary']).toContain('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
    }
  });
});
