import type { OfflinePages } from './offline-page.ts';
import type { AgeTexts, OfflineOptions } from './offline-options.ts';
import type { ListedPage, OfflineStore } from './offline-store.ts';
import type { WorkerRequest, WorkerScope } from './worker-scope.ts';

/**
 * The service worker. For a page it asks the network first, so that prices are as new as possible.
 * It shows the kept page, if there is one, when the network or the server fails or takes too long.
 * When the network fails and no page is kept, it shows a page that links to the kept pages. A kept
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

  const isKeptPath = (path: string): boolean => new RegExp(pagePattern).test(path);

  const keep = async (path: string, answer: Response): Promise<void> => {
    const { status, redirected, headers } = answer;
    const mayBeKept =
      !redirected &&
      (headers.get('content-type') ?? '').startsWith('text/html') &&
      !(headers.get('cache-control') ?? '').includes('no-store');
    // The site sends a policy with every page. A gateway's 404 must not delete a kept page, and its
    // maintenance page must not replace one.
    if (!headers.has('content-security-policy')) return;
    if (status === 404 || (status === 200 && mayBeKept)) await store.keep(path, answer);
  };

  const formatAge = (keptAt: number, { locale, today, earlier }: AgeTexts): string => {
    const formatDay = (time: number): string =>
      new Date(time).toLocaleDateString(locale, { ...notice.day, timeZone: notice.timeZone });
    const isToday = formatDay(keptAt) === formatDay(Date.now());
    const clock = { hour: '2-digit', minute: '2-digit', timeZone: notice.timeZone } as const;
    return (isToday ? today : earlier)
      .replace('{day}', formatDay(keptAt))
      .replace('{time}', new Date(keptAt).toLocaleTimeString(locale, clock));
  };

  /** The notice is in the language of the kept page. */
  const formatNotice = (keptAt: number, html: string): string =>
    formatAge(keptAt, html.includes(notice.englishMark) ? notice.en : notice.ro);

  /** The kept page. Its notice, which the server rendered empty and hidden, is filled and shown. */
  const readKept = async (path: string): Promise<Response | undefined> => {
    const kept = await store.findPage(path);
    if (kept === undefined) return undefined;
    const html = await kept.page.text();
    const withNotice = html.replace(
      new RegExp(notice.place),
      (_, before: string, after: string) => `${before}${after}${formatNotice(kept.keptAt, html)}`,
    );
    return new Response(withNotice, { headers: kept.page.headers });
  };

  const listTexts = async (): Promise<readonly (ListedPage & { readonly text: string })[]> => {
    const listed = await store.listPages();
    return Promise.all(listed.map(async (kept) => ({ ...kept, text: await kept.page.text() })));
  };

  /**
   * In the language of the browser. The newest kept page lends its inline styles, for the tokens and
   * fonts of the site; its policy allows them.
   */
  const createOfflinePage = async (): Promise<Response> => {
    const { html, kept, ...age } = scope.navigator.language.startsWith('ro') ? pages.ro : pages.en;
    const { pathEnd, query } = pages.menu;
    // Cache Storage can list a page and then fail to read its text.
    const listed = await listTexts().catch(() => []);
    const paths = new Set(listed.map(({ path }) => path));
    const items = listed.map(({ path, keptAt, text }) => {
      // Its menu says more than the page of a restaurant.
      if (paths.has(path + pathEnd)) return '';
      // The text is escaped, because it comes from HTML.
      const name = /<h1[^>]*>([^<]+)/.exec(text)?.[1] ?? path;
      const address = path.endsWith(pathEnd) ? path + query : path;
      return `<li><a href="${address}">${name}<small>${formatAge(keptAt, age)}</small></a></li>`;
    });
    const newest = listed[0]?.text ?? '';
    const styles = newest.match(/<style.*?<\/style>/gs)?.join('') ?? '';
    const policy = listed[0]?.page.headers.get('content-security-policy') ?? '';
    const styleSources = /style-src ([^;]*)/.exec(policy)?.[1] ?? '';
    const body = html
      .replace('{class}', /<html[^>]* class="([\w -]*)"/.exec(newest)?.[1] ?? '')
      .replace('{styles}', () => styles)
      .replace('{kept}', () => (listed.length > 0 ? kept : ''))
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

  const answerPage = async (path: string, network: Promise<Response>): Promise<Response> => {
    const timeout = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => timeout.resolve(undefined), networkWaitMs);
    const answer = await Promise.race([network.catch(() => undefined), timeout.promise]);
    clearTimeout(timer);
    if (answer !== undefined && answer.status < 500) return answer;
    const kept = await readKept(path).catch(() => undefined);
    return kept ?? network.catch(createOfflinePage);
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
    if (!isKeptPath(path)) return;
    const keepUnlessRecent = async (): Promise<void> => {
      const kept = await store.findPage(path);
      if (kept !== undefined && Date.now() - kept.keptAt < recentMs) return;
      // The notice will show the time of this request as the time of the page. So the browser's
      // HTTP cache must not answer with an older page without asking the server.
      await keep(path, await scope.fetch(address, { cache: 'no-cache' }));
    };
    event.waitUntil(keepUnlessRecent().catch(() => undefined));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin: requestedOrigin, pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || requestedOrigin !== origin) return;
    if (pathname.startsWith('/_next/static/')) {
      const kept = store.findFile(pathname).catch(() => undefined);
      event.respondWith(kept.then((file) => file ?? scope.fetch(request)));
    } else if (request.mode === 'navigate') {
      const network = getFromNetwork(event);
      // Inside an app the page without a network would lead out of the menu.
      if (searchParams.has(skippedFlag)) return event.respondWith(network);
      if (!isKeptPath(pathname)) return event.respondWith(network.catch(createOfflinePage));
      event.waitUntil(
        network.then((answer) => keep(pathname, answer.clone())).catch(() => undefined),
      );
      event.respondWith(answerPage(pathname, network));
    }
  });
}
