import { IncomingMessage } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { addressRows } from '../addresses/address-table.ts';
import type { AddressRow, Choice } from '../addresses/address-table.ts';
import { hasIds } from '../addresses/fits-path.ts';
import { formatPath } from '../addresses/link.ts';
import type { Variant } from '../rendering.ts';
import { isCrawler, isPreviewCrawler } from '../request/crawlers.ts';
import { choices, listPageKeys } from '../request/page-keys.ts';
import { fileFolders, siteFiles } from '../request/site-files.ts';
import { listPagesOfRestaurant } from '../revalidation/revalidate.ts';
import type { PageTarget } from './page-cache.ts';
import { decideRequest, rememberDecisions } from './request-decision.ts';
import type { InboundRequest, RequestDecision } from './request-decision.ts';

const MENU = '/restaurant/casa-veche/menu';
const BROWSER = 'Mozilla/5.0 (Linux; Android 15) Chrome/140';
const PREVIEW_CRAWLER = 'WhatsApp/2.23.20.0 A';
const SEARCH_CRAWLER = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

type Sent = {
  readonly method?: string;
  readonly userAgent?: string;
  readonly acceptLanguage?: string | null;
};
const decisionFor = (target: string, sent: Sent = {}): RequestDecision => {
  const [pathname = '', query = ''] = target.split('?');
  const search = new URLSearchParams(query);
  const common = { method: 'GET', userAgent: '', acceptLanguage: null };
  return decideRequest({ ...common, ...sent, pathname, search });
};
const targetFor = (target: string, sent: Sent = {}): PageTarget => {
  const decision = decisionFor(target, sent);
  if (decision.kind !== 'page') throw new Error(`No page: ${decision.kind}`);
  return decision.target;
};

const refused = { kind: 'refuse-method', allowed: ['GET', 'HEAD'] };
const notFound = {
  kind: 'page',
  isSearch: false,
  target: { address: '/nu-exista', path: '/nu-exista', isNotFound: true },
};
const passed = { kind: 'pass' };
const usual: Variant = { language: 'ro', navigation: 'shown' };
const ids = {
  restaurantId: 'casa-veche',
  tableId: '12',
  userId: 'u1',
  orderId: 'o1',
  token: 'abc.DEF-123_',
  invoiceId: 'INV_1-2',
};
const pathsOf = (rows: readonly AddressRow[]): readonly string[] =>
  rows.map(({ path }) => formatPath(path, ids));
const isPage = ({ rendered }: AddressRow): boolean =>
  rendered !== 'per-request' && rendered !== 'picture';

describe('a request', () => {
  const transactions = [
    ...pathsOf(addressRows.filter(({ rendered }) => rendered === 'per-request')),
    '/reset/password/abc.DEF-123_~+=',
    '/activate/...',
    // A user id may be equal to a fixed segment of another path.
    '/payment/librapay/client/loading',
    '/payment/librapay/exit/form',
  ];
  const returns = pathsOf(addressRows.filter(({ acceptsPost }) => acceptsPost));

  it.each(addressRows.filter(isPage))('for $path is answered by the page cache', (row) => {
    const path = formatPath(row.path, ids);
    const query = row.chosenBy?.includes('tables') === true ? '?de=1&pana=10' : '';
    const page = { key: path + query, address: path + query, path, variant: usual };
    for (const method of ['GET', 'HEAD']) {
      const target = targetFor(path, { method });
      expect(target).toMatchObject({ ...page, isGenerated: row.rendered === 'static' });
      expect(target.restaurantId).toBe(
        row.path.includes('[restaurantId]') ? ids.restaurantId : undefined,
      );
    }
  });

  it.each([...siteFiles, ...fileFolders.map((folder) => `${folder}/a.js`)])(
    'for the file %s is answered by the page cache, whatever its query',
    (path) => {
      const page = { key: path, address: path, path, variant: usual };
      for (const target of [path, `${path}?lang=en&q=supa`]) {
        expect(targetFor(target)).toMatchObject(page);
      }
      expect(decisionFor(path, { method: 'POST' })).toEqual(refused);
    },
  );

  it('for a file that the build generates is known to be for such a file', () => {
    const generated = siteFiles.filter((path) => targetFor(path).isGenerated);
    expect(generated).toEqual(expect.arrayContaining(['/robots.txt', '/favicon.ico']));
    expect(generated).not.toContain('/sw.js');
  });

  it.each([
    ...pathsOf(addressRows.filter(({ rendered }) => rendered === 'picture')).filter(
      (path) => !siteFiles.includes(path),
    ),
    '/_next/image',
    '/api',
    '/api/v1/anything',
  ])('for %s passes to Next', (target) => {
    expect(decisionFor(target)).toEqual(passed);
    expect(decisionFor(target, { method: 'HEAD' })).toEqual(passed);
  });

  it.each(transactions)('for %s is a transaction, and a POST only after the bank', (target) => {
    expect(decisionFor(target)).toEqual({ kind: 'transaction' });
    expect(decisionFor(target, { method: 'HEAD' })).toEqual({ kind: 'transaction' });
    expect(decisionFor(target, { method: 'POST' })).toEqual(
      returns.includes(target) ? { kind: 'bank-return', pathname: target } : refused,
    );
  });

  it.each<readonly [query: string, choice: object]>([
    ['lang=en', { language: 'en' }],
    ['lang=ro', { language: 'ro' }],
    ['RC=00&lang=en&lang=ro', { language: 'en' }],
    ['lang=EN', {}],
    ['lang=en,ro', {}],
    ['Lang=en', {}],
  ])('for a transaction with ?%s has the choice %j', (query, choice) => {
    expect(decisionFor(`/activate/t?${query}`)).toEqual({ kind: 'transaction', ...choice });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'with the method %s to a page is refused, and to an API route passes',
    (method) => {
      expect(decisionFor('/restaurants', { method })).toEqual(refused);
      expect(decisionFor('/api/reset', { method })).toEqual(passed);
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'with the method %s to a return page is refused',
    (method) => {
      const allowed = ['GET', 'HEAD', 'POST'];
      for (const target of returns) {
        expect(decisionFor(target, { method })).toEqual({ kind: 'refuse-method', allowed });
      }
    },
  );

  it.each([
    ['dots in an id', '/restaurant/..%2f..%2fadmin/menu'],
    ['an empty id', '/restaurant//menu'],
    ['something behind the menu', '/restaurant/casa-veche/menu/x'],
    ['another page of a restaurant', '/restaurant/casa-veche/admin'],
    ['a payment page that does not exist', '/payment/librapay/u1/response'],
    ['a payment without a user', '/payment/librapay//loading'],
    ['a payment without an order', '/payment/client/u1/pay'],
    ['no invoice number', '/invoice'],
    ['something behind the invoice', '/invoice/INV-1/pdf'],
    ['a token with a slash', '/reset/password/a%2fb'],
    ['a percent sign without digits', '/terms%'],
    ['an encoded dot segment', '/activate/%2e%2e'],
    ['encoded padding in a restaurant id', '/restaurant/a%3Db'],
    ['an encoded `~` in a user', '/payment/librapay/u%7E/form'],
    ['the range of a sheet in its path', '/partener/coduri/casa-veche/1/2'],
    ['an unknown page for partners', '/partener/altceva'],
    ['a folder of previews', '/previews'],
    ['an unknown picture', '/previews/casa-veche/other.jpg'],
    ['no token', '/reset/password'],
    ['something behind the token', '/activate/t/x'],
    ['the id of the not-found page of a menu', '/restaurant/-/menu'],
    ['bytes that are not UTF-8 in the name of a file', '/icons/%ff'],
    ['an unknown word', '/unheard-of'],
  ])('with %s gets the not-found page', (_name, target) => {
    expect(decisionFor(target)).toMatchObject(notFound);
  });

  it('with an incomplete escape in a path of the API gets the 404 of the API', () => {
    expect(decisionFor('/api/token/verify%E0%A4%A')).toEqual({ kind: 'pass', address: '/api' });
  });

  it('for unknown addresses gets one stored page for each set of headers', () => {
    const keysOf = (...targets: readonly string[]): ReadonlySet<string> =>
      new Set(targets.map((target) => targetFor(target).key));
    expect(keysOf('/unheard-of', '/terms/more', '/restaurant/a/b', '/terms%').size).toBe(1);
    expect(keysOf('/activate/t/x', '/activate').size).toBe(1);
    expect(keysOf('/unheard-of', '/activate', '/previews', '/invoice').size).toBe(4);
    expect(targetFor('/activate/t/x').headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
  });
});

describe('an untidy address', () => {
  it.each([
    ['/TERMS/?utm=1', '/terms'],
    ['/restaurant/Casa-Veche/menu/', '/restaurant/Casa-Veche/menu'],
    ['/unheard-of/', '/unheard-of'],
    ['/Activate/ToKeN),/', '/activate/ToKeN'],
    ['/activate/YWJj%3D%3D', '/activate/YWJj=='],
    ['/reset/password/a%2Bb%2bc%7E', '/reset/password/a+b+c~'],
  ])('%s redirects to %s once', (target, pathname) => {
    expect(decisionFor(target)).toEqual({ kind: 'redirect', pathname });
    expect(decisionFor(pathname).kind).not.toBe('redirect');
  });
});

describe('the form of a menu', () => {
  const english: Variant = { language: 'en', navigation: 'shown' };
  const embedded: Variant = { language: 'ro', navigation: 'hidden' };
  const embeddedEnglish: Variant = { language: 'en', navigation: 'hidden' };

  it.each([
    ['', 'ro-RO,ro;q=0.9,en;q=0.8', usual],
    ['', null, usual],
    ['', 'en-GB,en;q=0.9', english],
    ['', 'hu-HU,hu;q=0.9', english],
    ['?lang=ro', 'en', usual],
    ['?lang=en', null, english],
    ['?lang=fr', 'ro', usual],
    ['?hidden_navbar', 'ro', embedded],
    ['?x=1&hidden_navbar=true', 'ro', embedded],
    ['?hidden_navbar', 'en', embeddedEnglish],
    ['?hidden_navbar&lang=en', 'ro', embeddedEnglish],
    ['?hidden_navbar=0&lang=en', 'ro', english],
    ['?hidden_navbar=0', 'ro', usual],
    ['?hidden_modal', 'ro', usual],
    ['?masa=4', 'ro', usual],
  ])('for "%s" and Accept-Language %s is %j', (query, acceptLanguage, variant) => {
    const target = targetFor(`${MENU}${query}`, { acceptLanguage });
    expect(target.variant).toEqual(variant);
  });

  it('is Romanian for search engines, unless the address names a language', () => {
    const crawler = { acceptLanguage: 'ru,en;q=0.7', userAgent: SEARCH_CRAWLER };
    expect(targetFor(MENU, crawler).variant).toEqual(usual);
    expect(targetFor(`${MENU}?lang=en`, crawler).variant).toEqual(english);
  });

  it.each([
    '?produs=papanasi-2',
    '?utm_source=x&produs=papanasi-2',
    '?hidden_navbar&lang=en&produs=papanasi-2',
  ])('is the page about the product for crawlers that make previews: %s', (query) => {
    const { variant, address } = targetFor(MENU + query, { userAgent: PREVIEW_CRAWLER });
    expect([variant, address]).toEqual([{ ...embedded, product: 'papanasi-2' }, MENU]);
  });

  it.each([
    [`${MENU}?produs=`, PREVIEW_CRAWLER],
    [`${MENU}?produs=Papanasi`, PREVIEW_CRAWLER],
    [`${MENU}?produs=..%2f..%2fadmin`, PREVIEW_CRAWLER],
    [`${MENU}?produs=%0d%0aX-Injected:%201`, PREVIEW_CRAWLER],
    [`${MENU}?produs=${'a'.repeat(61)}`, PREVIEW_CRAWLER],
    [`${MENU}?produs=papanasi-2`, BROWSER],
    [`${MENU}?produs=papanasi-2`, ''],
  ])('is no page about a product at %s for the user agent %j', (target, userAgent) => {
    expect(targetFor(target, { userAgent })).toEqual(targetFor(MENU));
  });

  it.each([
    ['?lang=en', english],
    ['?hidden_navbar', embedded],
    ['?produs=papanasi-2', embedded],
  ])('of an unknown restaurant has a page without an id: %s', (query, variant) => {
    const address = '/restaurant/-/menu';
    const { notFound: missing } = targetFor(MENU + query, { userAgent: PREVIEW_CRAWLER });
    expect(missing).toMatchObject({ address, variant, isNotFound: true });
    expect(missing).not.toHaveProperty('restaurantId');
    expect(missing?.key).toContain('/restaurant/-/menu');
  });
});

describe('the query of a page', () => {
  it.each([
    ['q=papana%C8%99i', '?q=papana%C8%99i'],
    ['program=acum&q=+supa&x=1', '?q=supa&program=acum'],
    ['program=acum', '?program=acum'],
  ])('is a search in all menus: ?%s', (query, spelled) => {
    const address = `/restaurants${spelled}`;
    expect(decisionFor(`/restaurants?${query}`)).toMatchObject({
      kind: 'page',
      isSearch: true,
      target: { key: address, address, path: '/restaurants' },
    });
  });

  it.each([
    ['', 1, 10],
    ['?de=3&pana=5', 3, 5],
    ['?de=1&pana=9999', 1, 100],
    ['?de=..%2f..&pana=x', 1, 10],
  ])('is the range of a sheet of codes: "%s" is %i to %i', (query, first, last) => {
    const address = `/partener/coduri/casa-veche?de=${first}&pana=${last}`;
    expect(targetFor(`/partener/coduri/casa-veche${query}`)).toMatchObject({
      key: address,
      address,
      path: '/partener/coduri/casa-veche',
    });
  });
});

describe('what chooses a page', () => {
  const samples: Readonly<Record<Choice, readonly [query: string, sent: Sent]>> = {
    language: ['lang=en', {}],
    navigation: ['hidden_navbar', {}],
    product: ['produs=papanasi-2', { userAgent: PREVIEW_CRAWLER }],
    search: ['q=supa', {}],
    tables: ['de=3&pana=5', {}],
  };
  const names = Object.keys(choices).filter((name) => name in samples);

  it.each(addressRows.filter(isPage))('at $path is what its row names, and nothing else', (row) => {
    const path = formatPath(row.path, ids);
    const choosing = Object.entries(samples).flatMap(([name, [query, sent]]) =>
      targetFor(`${path}?${query}`, sent).key === targetFor(path).key ? [] : [name],
    );
    expect(choosing.toSorted()).toEqual([...(row.chosenBy ?? [])].toSorted());
    expect(names).toHaveLength(Object.keys(choices).length);
    const english = targetFor(path, { acceptLanguage: 'en' }).variant.language === 'en';
    expect(english).toBe(row.chosenBy?.includes('language') === true);
  });

  const param = fc.tuple(
    fc.constantFrom(...Object.values(choices).flat(), 'x', '_rsc'),
    fc.oneof(fc.constantFrom('ro', 'en', '', '0', 'acum', 'supa', '3', '12'), fc.string()),
  );
  const request = fc.record({
    path: fc.constantFrom(...pathsOf(addressRows.filter(isPage))),
    query: fc.array(param).map((params) => new URLSearchParams([...params]).toString()),
    userAgent: fc.constantFrom(BROWSER, PREVIEW_CRAWLER, SEARCH_CRAWLER),
    acceptLanguage: fc.constantFrom(null, 'ro', 'en', 'hu'),
  });
  const find = ({ path, query, ...sent }: { path: string; query: string } & Sent): PageTarget =>
    targetFor(`${path}?${query}`, sent);

  it('is in its key: pages with the same key are rendered in the same way', () => {
    const known = new Map<string, unknown>();
    fc.assert(
      fc.property(request, (sent) => {
        const { key, address, variant, path, notFound: missing } = find(sent);
        const page = { address, variant, path, missing };
        if (known.has(key)) expect(page).toEqual(known.get(key));
        known.set(key, page);
      }),
    );
  });

  it('leads to the same page again from its own address', () => {
    fc.assert(
      fc.property(request, (sent) => {
        const { address, variant, key } = find(sent);
        if (variant.product !== undefined) return;
        const [path = '', query = ''] = address.split('?');
        const flags = [
          query,
          `lang=${variant.language}`,
          ...(variant.navigation === 'hidden' ? ['hidden_navbar'] : []),
        ].join('&');
        expect(find({ ...sent, path, query: flags }).key).toBe(key);
      }),
    );
  });

  it('gives a restaurant only pages that a change of it removes, as far as they are stored', () => {
    const stored = addressRows.filter(
      ({ path, rendered }) => rendered === 'cached' && hasIds(path),
    );
    const seen = new Set<string>();
    fc.assert(
      fc.property(request, (sent) => {
        const row = stored.find(({ path }) => formatPath(path, ids) === sent.path);
        const { key, variant } = find(sent);
        // The page about a product is never stored.
        if (row === undefined || variant.product !== undefined) return;
        expect(listPageKeys(row, sent.path)).toContain(key);
        seen.add(key);
      }),
      { numRuns: 1_000 },
    );
    const listed = stored.flatMap((row) => listPageKeys(row, formatPath(row.path, ids)));
    expect([...seen].toSorted()).toEqual(listed.toSorted());
    expect(listPagesOfRestaurant(ids.restaurantId)).toEqual(expect.arrayContaining(listed));
  });
});

describe('a crawler', () => {
  const search = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 Chrome/156.0 (compatible; bingbot/2.0)',
    SEARCH_CRAWLER,
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML; Applebot/0.1)',
    'SomeCrawler/1.0',
  ];
  const browsers = [
    '',
    BROWSER,
    'Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148 [FBAN/FBIOS;FBAV/1]',
    'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/156.0',
    'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156 Instagram 300.0',
    'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156 WhatsApp/2.24',
    'Mozilla/5.0 (Linux; Android 14) Chrome/156 Telegram-Android/11.2',
    'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156 LinkedInApp/4.1',
    'Mozilla/5.0 (iPhone) AppleWebKit/605 [Pinterest/iOS]',
  ];

  it.each(search)('of a search engine is recognized, and makes no previews: %s', (userAgent) => {
    expect([isCrawler(userAgent), isPreviewCrawler(userAgent)]).toEqual([true, false]);
  });

  it.each(browsers)('is not recognized in %j', (userAgent) => {
    expect([isCrawler(userAgent), isPreviewCrawler(userAgent)]).toEqual([false, false]);
  });

  it.each([
    PREVIEW_CRAWLER,
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Twitterbot/1.0',
    'TelegramBot (like TwitterBot)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
    'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
    'http.rb/5.1.1 (Mastodon/4.2.1; +https://social.example/)',
    'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
  ])('for previews of links is recognized: %s', (userAgent) => {
    expect(isPreviewCrawler(userAgent)).toBe(true);
  });
});

describe('remembered decisions', () => {
  let decided: InboundRequest[];
  let find: ReturnType<typeof rememberDecisions>;

  const ask = (
    url: string,
    headers: IncomingHttpHeaders = {},
    method = 'GET',
  ): ReturnType<typeof find> =>
    find(Object.assign(new IncomingMessage(new Socket()), { url, headers, method }));

  beforeEach(() => {
    decided = [];
    find = rememberDecisions((request) => {
      decided.push(request);
      return decideRequest(request);
    });
  });

  it('are made once for equal requests to a page, whatever their campaign', () => {
    const first = ask('/restaurants?q=supa');
    expect(ask('/restaurants?q=supa', { cookie: 'a=1' })).toBe(first);
    expect(ask('/restaurants?utm_source=afis&q=supa&gclid=1')).toBe(first);
    expect(decided).toHaveLength(1);
    expect(decided.map(decideRequest)).toEqual([first]);
  });

  it('get the parts of the request that can choose a page', () => {
    ask('/a?b=1?c', { 'user-agent': 'Agent', 'accept-language': 'en' }, 'HEAD');
    expect(decided).toEqual([
      {
        method: 'HEAD',
        pathname: '/a',
        search: new URLSearchParams('b=1?c'),
        userAgent: 'Agent',
        acceptLanguage: 'en',
      },
    ]);
  });

  it.each<readonly [string, Parameters<typeof ask>]>([
    ['method', ['/terms', {}, 'POST']],
    ['path', ['/privacy', {}]],
    ['query', ['/terms?lang=en', {}]],
    ['language', ['/terms', { 'accept-language': 'en' }]],
    ['user agent', ['/terms', { 'user-agent': 'en' }]],
  ])('are made for each %s', (_, request) => {
    ask('/terms');
    ask(...request);
    expect(decided).toHaveLength(2);
  });

  it('are not made for other responses than pages, and not for long requests', () => {
    for (const [url, method] of [
      ['/activate/token', 'GET'],
      ['/api/health/ready', 'GET'],
      ['/terms', 'POST'],
      [`/terms?x=${'a'.repeat(600)}`, 'GET'],
    ] as const) {
      decided = [];
      ask(url, {}, method);
      ask(url, {}, method);
      expect(decided).toHaveLength(2);
    }
  });
});
