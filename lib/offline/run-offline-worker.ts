import type { OfflinePages } from './offline-page.ts';
import type { AgeTexts, OfflineOptions } from './offline-rules.ts';
import type { ListedPage, OfflineStore } from './offline-store.ts';

/**
 * The service worker. For a page it asks the network first, so that prices are as new as possible.
 * It shows the stored page, if there is one, when the network or the server fails or takes too long.
 * When the network fails and no page is stored, it shows a page that links to the stored pages. A stored
 * file is used without a request. When the browser's Cache Storage fails, the network answers. The
 * server sends the text of this function (`worker-script.ts`), so the function uses only its
 * arguments and the browser's globals.
 */
export function runOfflineWorker(
  scope: WorkerScope,
  options: OfflineOptions,
  store: OfflineStore,
  pages: OfflinePages,
): void {
  const { pagePattern, choicePattern, skippedFlag, networkWaitMs, recentMs, notice } = options;
  const { origin } = scope.location;

  const isStoredPath = (path: string): boolean => new RegExp(pagePattern).test(path);

  const save = async (path: string, response: Response): Promise<void> => {
    const { status, redirected, headers } = response;
    const mayBeStored =
      !redirected &&
      (headers.get('content-type') ?? '').startsWith('text/html') &&
      !(headers.get('cache-control') ?? '').includes('no-store');
    // The site sends a policy with every page. A gateway's 404 must not delete a stored page, and its
    // maintenance page must not replace one.
    if (!headers.has('content-security-policy')) return;
    if (status === 404 || (status === 200 && mayBeStored)) await store.save(path, response);
  };

  const formatAge = (storedAt: number, { locale, today, earlier }: AgeTexts): string => {
    const formatDay = (time: number): string =>
      new Date(time).toLocaleDateString(locale, { ...notice.day, timeZone: notice.timeZone });
    const isToday = formatDay(storedAt) === formatDay(Date.now());
    const clock = { hour: '2-digit', minute: '2-digit', timeZone: notice.timeZone } as const;
    return (isToday ? today : earlier)
      .replace('{day}', formatDay(storedAt))
      .replace('{time}', new Date(storedAt).toLocaleTimeString(locale, clock));
  };

  /** The notice is in the language of the stored page. */
  const formatNotice = (storedAt: number, html: string): string =>
    formatAge(storedAt, html.includes(notice.englishTag) ? notice.en : notice.ro);

  /** The stored page. Its notice, which the server rendered empty and hidden, is filled and shown. */
  const readStoredPage = async (path: string): Promise<Response | undefined> => {
    const stored = await store.findPage(path);
    if (stored === undefined) return undefined;
    const html = await stored.page.text();
    const withNotice = html.replace(
      new RegExp(notice.place),
      (_, before: string, after: string) =>
        `${before}${after}${formatNotice(stored.storedAt, html)}`,
    );
    return new Response(withNotice, { headers: stored.page.headers });
  };

  const listTexts = async (): Promise<readonly (ListedPage & { readonly text: string })[]> => {
    const listed = await store.listPages();
    return Promise.all(
      listed.map(async (stored) => ({ ...stored, text: await stored.page.text() })),
    );
  };

  /**
   * In the language of the browser. The newest stored page lends its inline styles, for the tokens and
   * fonts of the site; its policy allows them.
   */
  const createOfflinePage = async (): Promise<Response> => {
    const { html, stored, ...age } = scope.navigator.language.startsWith('ro')
      ? pages.ro
      : pages.en;
    const { pathEnd, query } = pages.menu;
    // Cache Storage can list a page and then fail to read its text.
    const listed = await listTexts().catch(() => []);
    const paths = new Set(listed.map(({ path }) => path));
    const items = listed.map(({ path, storedAt, text }) => {
      // Its menu says more than the page of a restaurant.
      if (paths.has(path + pathEnd)) return '';
      // The text is escaped, because it comes from HTML.
      const name = /<h1[^>]*>([^<]+)/.exec(text)?.[1] ?? path;
      const address = path.endsWith(pathEnd) ? path + query : path;
      return `<li><a href="${address}">${name}<small>${formatAge(storedAt, age)}</small></a></li>`;
    });
    const newest = listed[0]?.text ?? '';
    const styles = newest.match(/<style.*?<\/style>/gs)?.join('') ?? '';
    const policy = listed[0]?.page.headers.get('content-security-policy') ?? '';
    const styleSources = /style-src ([^;]*)/.exec(policy)?.[1] ?? '';
    const body = html
      .replace('{class}', /<html[^>]* class="([\w -]*)"/.exec(newest)?.[1] ?? '')
      .replace('{styles}', () => styles)
      .replace('{stored}', () => (listed.length > 0 ? stored : ''))
      .replace('{items}', () => items.join(''));
    return new Response(body, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src ${styleSources} 'sha256-${pages.styleHash}'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
      },
    });
  };

  const getFromNetwork = async ({ request, preloadResponse }: WorkerRequest): Promise<Response> =>
    (await preloadResponse) ?? scope.fetch(request);

  const getPage = async (path: string, network: Promise<Response>): Promise<Response> => {
    const timeout = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => timeout.resolve(undefined), networkWaitMs);
    const response = await Promise.race([network.catch(() => undefined), timeout.promise]);
    clearTimeout(timer);
    if (response !== undefined && response.status < 500) return response;
    const stored = await readStoredPage(path).catch(() => undefined);
    return stored ?? network.catch(createOfflinePage);
  };

  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => {
    const { navigationPreload } = scope.registration;
    const prepare = async (): Promise<void> => {
      await store.deleteOthers();
      await navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(prepare());
  });
  scope.addEventListener('message', (event) => {
    const { data: address } = event;
    if (typeof address !== 'string') return;
    const path = address.replace(new RegExp(choicePattern), '');
    if (!isStoredPath(path)) return;
    const saveUnlessRecent = async (): Promise<void> => {
      const stored = await store.findPage(path);
      if (stored !== undefined && Date.now() - stored.storedAt < recentMs) return;
      // The notice will show the time of this request as the time of the page. So the browser's
      // HTTP cache must not answer with an older page without asking the server.
      await save(path, await scope.fetch(address, { cache: 'no-cache' }));
    };
    event.waitUntil(saveUnlessRecent().catch(() => undefined));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin: requestedOrigin, pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || requestedOrigin !== origin) return;
    if (pathname.startsWith('/_next/static/')) {
      const stored = store.findFile(pathname).catch(() => undefined);
      event.respondWith(stored.then((file) => file ?? scope.fetch(request)));
    } else if (request.mode === 'navigate') {
      const network = getFromNetwork(event);
      // Inside an app the page without a network would lead out of the menu.
      if (searchParams.has(skippedFlag)) return event.respondWith(network);
      if (!isStoredPath(pathname)) return event.respondWith(network.catch(createOfflinePage));
      event.waitUntil(
        network.then((response) => save(pathname, response.clone())).catch(() => undefined),
      );
      event.respondWith(getPage(pathname, network));
    }
  });
}

type Lifetime = { readonly waitUntil: (work: Promise<unknown>) => void };

export type WorkerMessage = Lifetime & { readonly data: unknown };

export type WorkerRequest = Lifetime & {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
  /** The response to the navigation preload request; undefined without such a request. */
  readonly preloadResponse: Promise<Response | undefined>;
};

/**
 * The members of a worker's global scope that `runOfflineWorker` and `removeOfflineWorker` use,
 * except `caches`. TypeScript has its own types of workers, but cannot load them together with its
 * types of pages, because both declare the same globals.
 */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly language: string };
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  readonly registration: {
    readonly unregister: () => Promise<boolean>;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
    (type: 'message', listener: (event: WorkerMessage) => void): void;
    (type: 'fetch', listener: (event: WorkerRequest) => void): void;
  };
};
