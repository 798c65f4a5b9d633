import fc from 'fast-check';
import { addressRows, publicRows } from '../addresses/address-table.ts';
import { formatPath } from '../addresses/link.ts';
import { removeVisitorQuery } from './before-framework/hide-visitor-query.ts';
import { isCrawler } from './crawler.ts';
import { isPreviewCrawler } from './preview-crawler.ts';
import { NOT_FOUND_PATH, planRequest } from './request-plan.ts';
import type { RequestPlan } from './request-plan.ts';

const MENU = '/restaurant/casa-veche/menu';
const BROWSER = 'Mozilla/5.0 (Linux; Android 15) Chrome/140';
const PREVIEW_CRAWLER = 'WhatsApp/2.23.20.0 A';
const SEARCH_CRAWLER = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

type Sent = {
  readonly method?: string;
  readonly userAgent?: string;
  readonly acceptLanguage?: string | null;
};
const planFor = (target: string, sent: Sent = {}): RequestPlan => {
  const [pathname = '', query = ''] = target.split('?');
  const search = new URLSearchParams(query);
  const common = { method: 'GET', userAgent: '', acceptLanguage: null };
  return planRequest({ ...common, ...sent, pathname, search });
};

const refused = { kind: 'refuse-method', allowed: ['GET', 'HEAD'] };
const notFound = { kind: 'rewrite', pathname: NOT_FOUND_PATH };
const passed = { kind: 'pass' };
const ids = {
  restaurantId: 'casa-veche',
  tableId: '12',
  userId: 'u1',
  orderId: 'o1',
  token: 'abc.DEF-123_',
  invoiceId: 'INV_1-2',
};
const pathsOf = (rows: typeof publicRows): readonly string[] =>
  rows.map(({ path }) => formatPath(path, ids));

describe('a request', () => {
  const transactions = [
    ...pathsOf(publicRows.filter(({ rendered }) => rendered === 'per-request')),
    '/reset/password/abc.DEF-123_~+=',
    '/activate/...',
    // A user id may be equal to a fixed segment of another path.
    '/payment/librapay/client/loading',
    '/payment/librapay/exit/form',
  ];
  const returns = pathsOf(publicRows.filter(({ acceptsPost }) => acceptsPost));

  it.each([
    ...pathsOf(
      publicRows.filter((row) => row.rendered !== 'per-request' && row.rewrite !== 'table-range'),
    ),
    NOT_FOUND_PATH,
    '/api/v1/anything',
    '/unheard-of',
  ])('for %s passes', (target) => {
    expect(planFor(target)).toEqual(passed);
    expect(planFor(target, { method: 'HEAD' })).toEqual(passed);
  });

  it.each(transactions)('for %s is a transaction, and a POST only after the bank', (target) => {
    expect(planFor(target)).toEqual({ kind: 'transaction' });
    expect(planFor(target, { method: 'HEAD' })).toEqual({ kind: 'transaction' });
    expect(planFor(target, { method: 'POST' })).toEqual(
      returns.includes(target) ? { kind: 'bank-return', pathname: target } : refused,
    );
  });

  it.each<readonly [query: string, choice: object]>([
    ['lang=en', { language: 'en' }],
    ['lang=ro', { language: 'ro' }],
    ['RC=00&lang=en&lang=ro', { language: 'en' }],
    ['lang=', {}],
    ['lang=EN', {}],
    ['lang=en,ro', {}],
    ['Lang=en', {}],
  ])('for a transaction with ?%s has the choice %j', (query, choice) => {
    expect(planFor(`/activate/t?${query}`)).toEqual({ kind: 'transaction', ...choice });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'with the method %s to a page is refused, and to an API route passes',
    (method) => {
      expect(planFor('/restaurants', { method })).toEqual(refused);
      expect(planFor('/api/reset', { method })).toEqual(passed);
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'with the method %s to a return page is refused',
    (method) => {
      const allowed = ['GET', 'HEAD', 'POST'];
      for (const target of returns) {
        expect(planFor(target, { method })).toEqual({ kind: 'refuse-method', allowed });
      }
    },
  );

  it.each([
    ['dots in an id', '/restaurant/..%2f..%2fadmin/menu'],
    ['a null byte in an id', '/restaurant/a%00b/menu'],
    ['a line break in an id', '/restaurant/a%0d%0ahost:evil/menu'],
    ['an id of 3,000 characters', `/restaurant/${'a'.repeat(3000)}/menu`],
    ['an id of 81 characters', `/restaurant/${'a'.repeat(81)}/menu`],
    ['the id __proto__', '/restaurant/__proto__/menu'],
    ['an empty id', '/restaurant//menu'],
    ['something behind the menu', '/restaurant/casa-veche/menu/x'],
    ['another page of a restaurant', '/restaurant/casa-veche/admin'],
    ['a table of 65 characters', `/restaurant/casa-veche/table/${'1'.repeat(65)}`],
    ['a payment page that does not exist', '/payment/librapay/u1/response'],
    ['a payment without a user', '/payment/librapay//loading'],
    ['a payment without an order', '/payment/client/u1/pay'],
    ['a user of 65 characters', `/payment/librapay/${'u'.repeat(65)}/form`],
    ['a dot in an order', '/payment/client/u1/o.1/pay'],
    ['an order with a line break and a header', '/payment/client/u1/o%0d%0ahost:evil/pay'],
    ['a dot in an invoice', '/invoice/inv.1'],
    ['an invoice of 65 characters', `/invoice/${'i'.repeat(65)}`],
    ['no invoice number', '/invoice'],
    ['something behind the invoice', '/invoice/INV-1/pdf'],
    ['two dots as a token', '/activate/..'],
    ['a dot as a token', '/reset/password/.'],
    ['a token of 1,025 characters', `/activate/${'t'.repeat(1025)}`],
    ['a token with a slash', '/reset/password/a%2fb'],
    ['a percent sign without digits', '/terms%'],
    ['an encoded dot segment', '/activate/%2e%2e'],
    ['a slash that is encoded beside `=`', '/activate/a%2fb%3D'],
    ['an escape that is encoded twice', '/activate/%253D'],
    ['a null byte in a token', '/activate/a%00%3D'],
    ['encoded padding in a restaurant id', '/restaurant/a%3Db'],
    ['an encoded `~` in a user', '/payment/librapay/u%7E/form'],
    ['a null byte in the id of a sheet', '/partener/coduri/a%00b'],
    ['the range of a sheet in its path', '/partener/coduri/casa-veche/1/2'],
    ['an unknown page for partners', '/partener/altceva'],
    ['a folder of previews', '/previews'],
    ['an unknown picture', '/previews/casa-veche/other.jpg'],
    ['two dots in the id of a picture', '/previews/..%2f/menu.jpg'],
    ['no token', '/reset/password'],
    ['something behind the token', '/activate/t/x'],
  ])('with %s gets the not-found page', (_name, target) => {
    expect(planFor(target)).toEqual(notFound);
  });

  it.each(addressRows.filter(({ isInternal }) => isInternal))(
    'for the internal path $path gets the not-found page',
    ({ path }) => {
      const values = { product: 'a', opening: 'toate', query: 'q', first: '1', last: '2' };
      expect(planFor(formatPath(path, { ...ids, ...values }))).toEqual(notFound);
    },
  );

  it.each(['/api/%', '/api/token/verify%E0%A4%A'])(
    'for %s, which cannot be decoded, goes to the route handler for unknown API paths',
    (target) => {
      expect(planFor(target, { method: 'POST' })).toEqual({ kind: 'rewrite', pathname: '/api' });
    },
  );
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
    expect(planFor(target)).toEqual({ kind: 'redirect', pathname });
    expect(planFor(pathname).kind).not.toBe('redirect');
  });

  it.each(['/restaurant/Casa-Veche/menu', '/activate/ToKeN', '/Unheard-Of', '/activate%3D'])(
    'is not %s, which is not redirected',
    (target) => {
      expect(planFor(target).kind).not.toBe('redirect');
    },
  );
});

describe('the variant of a menu', () => {
  const english = `/embedded/english${MENU}`;
  const embedded = `/embedded${MENU}`;
  const embeddedEnglish = `/embedded/english${embedded}`;

  it.each([
    ['', 'ro-RO,ro;q=0.9,en;q=0.8', undefined],
    ['', null, undefined],
    ['', 'en-GB,en;q=0.9', english],
    ['', 'hu-HU,hu;q=0.9', english],
    ['?lang=ro', 'en', undefined],
    ['?lang=en', null, english],
    ['?lang=fr', 'ro', undefined],
    ['?lang=ro&lang=en', 'en', undefined],
    ['?hidden_navbar', 'ro', embedded],
    ['?x=1&hidden_navbar=true', 'ro', embedded],
    ['?hidden_navbar', 'en', embeddedEnglish],
    ['?hidden_navbar&lang=en', 'ro', embeddedEnglish],
    ['?hidden_navbar=0&lang=en', 'ro', english],
    ['?hidden_navbar=0', 'ro', undefined],
    ['?hidden_modal', 'ro', undefined],
  ])(
    'for "%s" and Accept-Language %s is at the path %s (undefined: the requested path)',
    (query, acceptLanguage, pathname) => {
      expect(planFor(`${MENU}${query}`, { acceptLanguage })).toEqual(
        pathname === undefined ? passed : { kind: 'rewrite', pathname },
      );
    },
  );

  it('is Romanian for search engines, unless the address names a language', () => {
    const crawler = { acceptLanguage: 'ru,en;q=0.7', userAgent: SEARCH_CRAWLER };
    expect(planFor(MENU, crawler)).toEqual(passed);
    const chosen = planFor(`${MENU}?lang=en`, crawler);
    expect(chosen).toEqual({ kind: 'rewrite', pathname: english });
  });

  it.each(['/restaurant/casa-veche', '/restaurants', '/'])(
    'is not chosen for the page %s, which is no menu',
    (target) => {
      expect(planFor(target, { acceptLanguage: 'en' })).toEqual(passed);
    },
  );

  it.each([
    '?produs=papanasi-2',
    '?utm_source=x&produs=papanasi-2',
    '?hidden_navbar&produs=papanasi-2',
  ])('is the page about the product for crawlers that make previews: %s', (query) => {
    const expected = { kind: 'rewrite', pathname: `${embedded}/papanasi-2` };
    expect(planFor(MENU + query, { userAgent: PREVIEW_CRAWLER })).toEqual(expected);
  });

  it.each([
    [`${MENU}?produs=`, PREVIEW_CRAWLER],
    [`${MENU}?produs=Papanasi`, PREVIEW_CRAWLER],
    [`${MENU}?produs=..%2f..%2fadmin`, PREVIEW_CRAWLER],
    [`${MENU}?produs=a%00`, PREVIEW_CRAWLER],
    [`${MENU}?produs=%0d%0aX-Injected:%201`, PREVIEW_CRAWLER],
    [`${MENU}?produs=${'a'.repeat(61)}`, PREVIEW_CRAWLER],
    [`${MENU}?produs=papanasi-2`, BROWSER],
    [`${MENU}?produs=papanasi-2`, ''],
    ['/restaurant/casa-veche?produs=papanasi-2', PREVIEW_CRAWLER],
  ])('is no page about a product at %s for the user agent %j', (target, userAgent) => {
    expect(planFor(target, { userAgent })).toEqual(passed);
  });
});

describe('a query that becomes a part of the path', () => {
  // The last segment of the path of a search is `q` and the words in base64url.
  it.each([
    ['q=papana%C8%99i', 'toate/qcGFwYW5hyJlp'],
    ['q=supa&program=acum', 'acum/qc3VwYQ'],
    ['program=intai', 'intai/q'],
  ])('is a search in all menus: ?%s', (query, rest) => {
    const pathname = `/embedded/cautare/${rest}`;
    expect(planFor(`/restaurants?${query}`)).toEqual({ kind: 'search', pathname });
  });

  it.each(['', 'q=', 'q=%20%20', 'q=!', 'q=&program=toate', 'program=x', '_rsc=1'])(
    'is not a search with neither words nor a choice of open restaurants: ?%s',
    (query) => {
      expect(planFor(`/restaurants?${query}`)).toEqual(passed);
    },
  );

  it.each([
    ['', '1/10'],
    ['?de=3&pana=5', '3/5'],
    ['?de=1&pana=9999', '1/100'],
    ['?de=..%2f..&pana=x', '1/10'],
  ])('is the range of a sheet of codes: "%s" is %s', (query, range) => {
    const pathname = `/embedded/coduri/casa-veche/${range}`;
    expect(planFor(`/partener/coduri/casa-veche${query}`)).toEqual({ kind: 'rewrite', pathname });
  });
});

describe('the address that the framework gets', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=afis', '/'],
    ['/?q=pizza', '/'],
    ['/terms?x=1', '/terms'],
    ['/restaurant/casa-veche?lang=en&a=b', '/restaurant/casa-veche'],
    [`${MENU}?produs=sarmale&hidden_modal=1`, MENU],
    [`${MENU}?lang=en&utm_source=afis`, `${MENU}?lang=en`],
    [`${MENU}?lang=hu`, MENU],
    [`${MENU}?x=1&hidden_navbar=Ana`, `${MENU}?hidden_navbar=true`],
    [`${MENU}?hidden_navbar=0`, MENU],
    [`${MENU}?hidden_navbar&lang=ro`, `${MENU}?lang=ro&hidden_navbar=true`],
    [`${MENU}?utm_source=afis#&lang=en`, MENU],
    [`${MENU}?utm_source=afis&_rsc=1a2b`, `${MENU}?_rsc=1a2b`],
  ])('for %s, a page in the page cache, is %s', (address, expected) => {
    expect(removeVisitorQuery(address, BROWSER)).toBe(expected);
  });

  it.each(['/restaurant/casa-veche?produs=sarmale', `${MENU}?x=1`])(
    'for %s has no query for a crawler either',
    (address) => {
      expect(removeVisitorQuery(address, PREVIEW_CRAWLER)).toBe(address.split('?')[0]);
    },
  );

  it.each([
    ['a search', '/restaurants?q=pizza&utm_source=afis', BROWSER],
    ['a product for a crawler', `${MENU}?produs=sarmale&x=1`, PREVIEW_CRAWLER],
    ['a table page', '/restaurant/casa-veche/table/5?utm_source=afis', BROWSER],
    ['a sheet of codes', '/partener/coduri/casa-veche?de=1&pana=5', BROWSER],
    ['a payment page', '/payment/librapay/client/response?RC=00&ORDER=1', BROWSER],
    ['a picture', '/previews/casa-veche/menu.jpg?produs=sarmale', BROWSER],
    ['an address that is redirected', '/Restaurants?utm_source=afis', BROWSER],
    ['an API call', '/api/health/ready?x=1', BROWSER],
  ])('is the requested address for %s', (_, address, userAgent) => {
    expect(removeVisitorQuery(address, userAgent)).toBe(address);
  });

  it('leads to the same page as the requested address', () => {
    const names = 'lang hidden_navbar hidden_modal produs q program _rsc x'.split(' ');
    const values = ['ro', 'en', '', '0', 'false', 'acum', 'sarmale'];
    const param = fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(fc.constantFrom(...values), fc.string()),
    );
    const path = fc.constantFrom('/', '/terms', '/restaurants', '/restaurant/casa-veche', MENU);
    const agent = fc.constantFrom(BROWSER, PREVIEW_CRAWLER);
    fc.assert(
      fc.property(path, fc.array(param), agent, (pathname, params, userAgent) => {
        const query = new URLSearchParams(params.map(([name, value]) => [name, value]));
        const address = `${pathname}?${query.toString()}`;
        const sent = { userAgent, acceptLanguage: 'en' };
        expect(planFor(removeVisitorQuery(address, userAgent), sent)).toEqual(
          planFor(address, sent),
        );
      }),
    );
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
