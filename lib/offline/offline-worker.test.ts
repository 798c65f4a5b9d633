import { createHash } from 'node:crypto';
import { addressRows } from '../addresses/address-table.ts';
import { formatPath } from '../addresses/link.ts';
import { offlineCopy } from '../i18n/site/every-page/offline-copy.ts';
import { offlineOptions } from './offline-rules.ts';
import { formatOfflinePages } from './offline-page.ts';
import type { StoredPage, OfflineStore } from './offline-store.ts';
import { runOfflineWorker } from './run-offline-worker.ts';

const ORIGIN = 'https://site.example';
const MENU = '/restaurant/umi-pe-mures/menu';
const STORED_AT = Date.parse('2026-11-22T12:20:00Z');
const STORED_POLICY =
  "script-src 'sha256-abc='; style-src 'self' 'sha256-stored='; font-src 'self'";
const EMPTY_NOTICE = '<p id="copie_pastrata" hidden="" class="notice"></p>';

const EXAMPLE_IDS = {
  restaurantId: 'umi-pe-mures',
  tableId: '12',
  userId: 'u1',
  orderId: 'o1',
  invoiceId: 'i1',
  token: 't1',
};

type Worker = {
  /** Resolves to the response; to undefined when the worker leaves the request to the browser. */
  readonly request: (path: string, changes?: object) => Promise<Response | undefined>;
  readonly send: (data: unknown) => Promise<void>;
  /**
   * The paths for which the worker has called `store.save`. The worker calls `store.save` also for
   * a response with 404: the real store then deletes its copy of the page.
   */
  readonly stored: readonly string[];
  readonly fetched: readonly string[];
  readonly cacheModes: readonly RequestCache[];
};

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const POLICY = { 'content-security-policy': "script-src 'self'" };
const page = (text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { headers: { ...HTML, ...POLICY, ...headers } });
/** The worker stores a clone, and a clone of a redirected response is redirected too. */
const redirected = (): Response =>
  Object.defineProperties(page('x'), { redirected: { value: true }, clone: { value: redirected } });

type Situation = {
  readonly network: () => Promise<Response>;
  readonly copy?: string;
  /** Whether Cache Storage fails. */
  readonly isBroken?: boolean;
  /** Whether the text of the stored page cannot be read. */
  readonly isUnreadable?: boolean;
  /** The language of the browser. */
  readonly language?: string;
};

function start(situation: Situation): Worker {
  const { network, copy, isBroken = false, isUnreadable = false, language = 'ro-RO' } = situation;
  const listeners = new Map<string, (event: object) => void>();
  const stored: string[] = [];
  const fetched: string[] = [];
  const cacheModes: RequestCache[] = [];
  const storedPage = (text: string): StoredPage => ({
    page: Object.defineProperties(
      page(text, { 'content-security-policy': STORED_POLICY }),
      isUnreadable ? { text: { value: () => Promise.reject(new TypeError('')) } } : {},
    ),
    storedAt: STORED_AT,
  });
  const find = async <Found>(found: Found): Promise<Found> => {
    if (isBroken) throw new DOMException('', 'UnknownError');
    return found;
  };
  const store: OfflineStore = {
    save: async (path) => void stored.push(path),
    findPage: (path) => find(copy === undefined || path !== MENU ? undefined : storedPage(copy)),
    listPages: () => find(copy === undefined ? [] : [{ ...storedPage(copy), path: MENU }]),
    findFile: (path) => find(path.endsWith('/stored.js') ? new Response('stored file') : undefined),
    deleteOthers: async () => undefined,
  };
  runOfflineWorker(
    {
      location: { origin: ORIGIN },
      navigator: { language },
      fetch: (request, options) => {
        fetched.push(typeof request === 'string' ? request : request.url);
        if (options?.cache !== undefined) cacheModes.push(options.cache);
        return network();
      },
      registration: { unregister: () => Promise.resolve(true) },
      clients: { claim: () => Promise.resolve() },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (type: string, listener: (event: never) => void) =>
        void listeners.set(type, (event) => Reflect.apply(listener, undefined, [event])),
    },
    offlineOptions,
    store,
    formatOfflinePages('Polonic & fiii'),
  );
  const dispatch = async (type: string, event: object): Promise<void> => {
    const work: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise: unknown) => void work.push(promise) });
    await Promise.all(work);
  };
  return {
    stored,
    fetched,
    cacheModes,
    request: async (path, changes) => {
      let response: Promise<Response> | undefined;
      await dispatch('fetch', {
        request: { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'navigate', ...changes },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (given: Promise<Response>) => void (response = given),
      });
      return response;
    },
    send: (data) => dispatch('message', { data }),
  };
}

const online = (): Promise<Response> => Promise.resolve(page('now'));
const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const failing = (): Promise<Response> => Promise.resolve(new Response('', { status: 503 }));

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(STORED_AT + 3_600_000));
afterEach(() => void jest.useRealTimers());

describe('a visited menu', () => {
  it('comes from the network, and is stored', async () => {
    const worker = start({ network: online, copy: 'old' });
    const response = await worker.request(`${MENU}?produs=ramen`);
    expect(await response?.text()).toBe('now');
    expect(worker.stored).toEqual([MENU]);
  });

  it.each([
    ['the network fails', offline],
    ['the server fails', failing],
  ])('is the stored copy, with its CSP and the notice, when %s', async (_, network) => {
    const worker = start({ network, copy: `<main>${EMPTY_NOTICE}old` });
    const response = await worker.request(MENU);
    expect(response?.status).toBe(200);
    expect(response?.headers.get('content-security-policy')).toBe(STORED_POLICY);
    const text = await response?.text();
    expect(text).toMatch(/<main><p id="copie_pastrata" class="notice">.*dispozitiv la ora 14:20/);
    expect(text).not.toContain('hidden');
    expect(worker.stored).toEqual([]);
  });

  it.each([
    ['ro', 86_400_000, /dispozitiv pe 22 noiembrie 2026, la ora 14:20/],
    ['en', 3_600_000, /This is the copy saved on this device at 14:20:/],
    ['en', 86_400_000, /on this device on 22 November 2026 at 14:20:/],
  ])('in the language %s names its age, here %i ms: %s', async (language, age, notice) => {
    jest.mocked(Date.now).mockReturnValue(STORED_AT + age);
    const copy = `<html lang="${language}">${EMPTY_NOTICE}`;
    const response = await start({ network: offline, copy }).request(`${MENU}?lang=ro`);
    expect(await response?.text()).toMatch(notice);
  });

  it.each([
    ['the stored copy, while the late page is stored for the next visit', false, 'old'],
    ['the late page, when Cache Storage fails', true, 'late'],
  ])('is %s, if the network is slow', async (_, isBroken, text) => {
    jest.useFakeTimers({ advanceTimers: true });
    const slow = Promise.withResolvers<Response>();
    const worker = start({ network: () => slow.promise, copy: 'old', isBroken });
    const response = worker.request(MENU);
    await jest.advanceTimersByTimeAsync(offlineOptions.networkWaitMs);
    slow.resolve(page('late'));
    expect(await (await response)?.text()).toBe(text);
    expect(worker.stored).toEqual([MENU]);
  });

  it('without a copy is the response of the server, also when the server fails', async () => {
    expect((await start({ network: failing }).request(MENU))?.status).toBe(503);
  });

  it.each([
    ['has Cache-Control: no-store', page('x', { 'cache-control': 'no-store' })],
    ['is not HTML', new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['has the status 500', new Response('', { status: 500, headers: { ...HTML, ...POLICY } })],
    ["is a gateway's maintenance page", new Response('', { headers: HTML })],
    ["is a gateway's 404", new Response('', { status: 404, headers: HTML })],
    ['was redirected', redirected()],
  ])('is not stored when the response %s', async (_, response) => {
    const worker = start({ network: () => Promise.resolve(response) });
    await worker.request(MENU);
    expect(worker.stored).toEqual([]);
  });

  it('with the response 404 is passed to the store, so that the store can delete its copy', async () => {
    const worker = start({
      network: () => Promise.resolve(new Response('', { status: 404, headers: POLICY })),
    });
    expect((await worker.request(MENU))?.status).toBe(404);
    expect(worker.stored).toEqual([MENU]);
  });
});

describe('without a network, a page that is not stored', () => {
  const STORED =
    '<html lang="ro" class="font_a font_b"><style data-file="a.css">@media (width<9px){}</style><h1 lang="ro">Umi &amp; pe Mureș</h1>';

  it.each([
    ['ro-RO', offlineCopy.ro.page, 'Salvat azi, la 14:20'],
    ['en-US', offlineCopy.en.page, 'Saved today at 14:20'],
  ])('links to the stored menus, in the language of the browser, %s', async (...row) => {
    const [language, { heading, stored }, age] = row;
    const worker = start({ network: offline, copy: STORED, language });
    for (const path of ['/restaurant/alta-casa/menu', '/restaurant/a/table/7', '/restaurants']) {
      const response = await worker.request(path);
      expect([path, response?.status, response?.headers.get('cache-control')]).toEqual([
        path,
        503,
        'no-store',
      ]);
      const html = await response?.text();
      expect(html).toContain(`<h1>${heading}</h1>`);
      expect(html).toContain(`<h2>${stored}</h2>`);
      expect(html).toContain(
        `<a href="${MENU}?hidden_modal=1">Umi &amp; pe Mureș<small>${age}</small></a>`,
      );
      expect(html).toContain('<header>Polonic &amp; fiii</header>');
    }
    expect(worker.stored).toEqual([]);
  });

  it('has the styles of the newest stored page, and a policy that allows nothing but these', async () => {
    const response = await start({ network: offline, copy: STORED }).request('/restaurants');
    const html = (await response?.text()) ?? '';
    expect(html).toContain('<html lang="ro" class="font_a font_b">');
    expect(html).toContain('<style data-file="a.css">@media (width<9px){}</style>');
    const [, own = ''] = /<style>([^<]*)/.exec(html) ?? [];
    const hash = createHash('sha256').update(own).digest('base64');
    expect(response?.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self' 'sha256-stored=' 'sha256-${hash}'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it.each([
    ['nothing is stored', {}],
    ['Cache Storage fails', { copy: STORED, isBroken: true }],
    ['a stored page cannot be read', { copy: STORED, isUnreadable: true }],
  ])('still says what to do when %s', async (_, situation) => {
    const response = await start({ network: offline, ...situation }).request(MENU);
    const html = await response?.text();
    expect(html).toContain(`<a href="">${offlineCopy.ro.page.again}</a>`);
    expect(html).not.toMatch(/<section|{(?:class|styles|stored|items)}/);
  });
});

describe('a page that asks to be stored', () => {
  it('is requested in its language and stored under its path, unless its copy is new', async () => {
    const worker = start({ network: online, copy: 'old' });
    await worker.send(MENU);
    await worker.send(`${MENU}?lang=en`);
    expect([worker.fetched, worker.stored]).toEqual([
      [MENU, `${MENU}?lang=en`],
      [MENU, MENU],
    ]);
    expect(worker.cacheModes).toEqual(['no-cache', 'no-cache']);
    jest.mocked(Date.now).mockReturnValue(STORED_AT + offlineOptions.recentMs - 1);
    await worker.send(MENU);
    expect(worker.fetched).toHaveLength(2);
  });

  it.each([
    ...[undefined, null, 7, {}, '', '/', '/restaurants', `${ORIGIN}${MENU}`, `${MENU}/x`],
    ...[`${MENU}?lang=fr`, `${MENU}?hidden_navbar&lang=en`],
  ])('is ignored when it sends %j', async (data) => {
    const worker = start({ network: online });
    await worker.send(data);
    expect([worker.fetched, worker.stored]).toEqual([[], []]);
  });
});

describe('a file', () => {
  const options = { mode: 'no-cors' };

  it('is the stored copy, or comes from the network if there is none', async () => {
    const worker = start({ network: online });
    const stored = await worker.request('/_next/static/chunks/stored.js', options);
    const other = await worker.request('/_next/static/chunks/other.js', options);
    expect([await stored?.text(), await other?.text()]).toEqual(['stored file', 'now']);
    expect(worker.fetched).toHaveLength(1);
  });

  it('comes from the network when Cache Storage fails', async () => {
    const worker = start({ network: online, isBroken: true });
    const file = await worker.request('/_next/static/chunks/stored.js', options);
    expect(await file?.text()).toBe('now');
  });
});

describe('the worker never touches', () => {
  it.each([
    ['a POST', MENU, { method: 'POST' }],
    ['a call to our API', '/api/token/verify', { mode: 'cors' }],
    ['data of a client-side navigation', `${MENU}?_rsc=1`, { mode: 'cors' }],
    ['a picture', '/_next/image?url=x', { mode: 'no-cors' }],
    ['another site', 'https://other.example/_next/static/chunks/stored.js', {}],
  ])('%s', async (_, path, changes) => {
    const worker = start({ network: online, copy: 'old' });
    expect(await worker.request(path, changes)).toBeUndefined();
    expect([worker.fetched, worker.stored]).toEqual([[], []]);
  });
});

describe('the worker never stores', () => {
  it('a page of an account, a payment or an invoice, or another page without `isStoredOffline`', async () => {
    const isStored = (row: (typeof addressRows)[number]): boolean => row.isStoredOffline === true;
    expect(addressRows.filter(isStored).some(({ isSensitive }) => isSensitive === true)).toBe(
      false,
    );
    const others = addressRows.filter((row) => !isStored(row));
    expect(others.length).toBeGreaterThan(15);
    for (const { path: template } of others) {
      const path = formatPath(template, EXAMPLE_IDS);
      for (const network of [online, offline]) {
        const worker = start({ network, copy: 'old' });
        await worker.request(path).catch(() => undefined);
        await worker.send(path);
        expect([path, worker.stored]).toEqual([path, []]);
      }
    }
  });

  it('an embedded menu, and never answers a request for it with a stored copy', async () => {
    const path = `${MENU}?hidden_navbar`;
    const cut = start({ network: offline, copy: 'old' });
    await expect(cut.request(path)).rejects.toThrow('Failed to fetch');
    const worker = start({ network: online, copy: 'old' });
    await worker.request(path);
    await worker.send(path);
    expect([...cut.stored, ...worker.stored]).toEqual([]);
  });
});

describe('the pattern of the pages that are stored', () => {
  const pattern = new RegExp(offlineOptions.pagePattern);

  it.each([
    ['/restaurant/umi-pe-mures', true],
    ['/restaurant/umi-pe-mures/menu', true],
    ['/restaurant/umi-pe-mures/table/12', false],
    ['/restaurant/-a/menu', false],
    ['/restaurant/a/menu/', false],
    ['/restaurant/a/../../payment/menu', false],
    // Browsers never see this path: the server rewrites the path of an English menu to it.
    ['/embedded/english/restaurant/umi-pe-mures/menu', false],
    ['/restaurants', false],
  ])('matches %s: %s', (path, isStored) => {
    expect(pattern.test(path)).toBe(isStored);
  });
});
