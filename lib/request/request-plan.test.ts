import { NOT_FOUND_PATH, planRequest } from './request-plan.ts';
import type { RequestPlan } from './request-plan.ts';

const planFor = (target: string, method = 'GET', userAgent = ''): RequestPlan => {
  const [pathname = '', query = ''] = target.split('?');
  const search = new URLSearchParams(query);
  return planRequest({ method, pathname, search, userAgent, acceptLanguage: null });
};

const refused = { kind: 'refuse-method', allowed: ['GET', 'HEAD'] };
const notFound = { kind: 'rewrite', pathname: NOT_FOUND_PATH };

describe('a request', () => {
  it.each([
    '/',
    '/restaurants',
    '/privacy',
    '/restaurant/casa-veche',
    '/restaurant/casa-veche/menu',
    '/restaurant/casa-veche/table/12',
    '/invoice/INV_1-2',
    '/api/v1/anything',
    '/unheard-of',
  ])('for %s passes', (target) => {
    expect(planFor(target)).toEqual({ kind: 'pass' });
  });

  const transactions = [
    '/reset/password/abc.DEF-123_~+=',
    '/activate/t',
    '/activate/...',
    '/payment/client/u1/o1/pay',
    '/payment/librapay/u1/loading',
    '/payment/librapay/u1/form',
    '/payment/librapay/client/response',
    '/payment/librapay/response',
    '/payment/librapay/exit',
    // A user id may be equal to a fixed segment of another path.
    '/payment/librapay/client/loading',
    '/payment/librapay/exit/form',
  ];

  it.each(transactions)('for %s is a transaction', (target) => {
    expect(planFor(target)).toEqual({ kind: 'transaction' });
    expect(planFor(target, 'HEAD')).toEqual({ kind: 'transaction' });
  });

  it.each([
    ['lang=en', 'en'],
    ['lang=ro', 'ro'],
    ['RC=00&lang=en&lang=ro', 'en'],
  ])('for a transaction may choose its language: ?%s', (query, language) => {
    expect(planFor(`/activate/t?${query}`)).toEqual({ kind: 'transaction', language });
  });

  it.each(['lang=', 'lang=EN', 'lang=hu', 'lang=en,ro', 'Lang=en'])(
    'for a transaction chooses no language by ?%s',
    (query) => {
      expect(planFor(`/activate/t?${query}`)).toEqual({ kind: 'transaction' });
    },
  );

  const returns = ['/payment/librapay/client/response', '/payment/librapay/response'];

  it.each(returns)("may be the bank's POST to %s", (pathname) => {
    expect(planFor(pathname, 'POST')).toEqual({ kind: 'bank-return', pathname });
  });

  it.each(transactions.filter((target) => !returns.includes(target)))(
    'may not be a POST to %s',
    (target) => {
      expect(planFor(target, 'POST')).toEqual(refused);
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'with the method %s to a return page is refused',
    (method) => {
      for (const target of returns) {
        const allowed = ['GET', 'HEAD', 'POST'];
        expect(planFor(target, method)).toEqual({ kind: 'refuse-method', allowed });
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
    ['no token', '/reset/password'],
    ['something behind the token', '/activate/t/x'],
  ])('with %s gets the not-found page', (_name, target) => {
    expect(planFor(target)).toEqual(notFound);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'with the method %s to a page is refused',
    (method) => {
      expect(planFor('/restaurants', method)).toEqual(refused);
    },
  );

  it('with the method HEAD to a page passes', () => {
    expect(planFor('/restaurants', 'HEAD')).toEqual({ kind: 'pass' });
  });

  it.each(['/api/%', '/api/token/verify%E0%A4%A'])(
    'for %s, which cannot be decoded, goes to the route handler for unknown API paths',
    (target) => {
      expect(planFor(target, 'POST')).toEqual({ kind: 'rewrite', pathname: '/api' });
    },
  );

  it('with the method POST to an API route passes', () => {
    expect(planFor('/api/reset', 'POST')).toEqual({ kind: 'pass' });
  });
});

describe('an untidy address', () => {
  it.each([
    ['/terms/', '/terms'],
    ['/TERMS', '/terms'],
    ['/Coins-Terms/', '/coins-terms'],
    ['/Partener', '/partener'],
    ['/downloadApp', '/downloadapp'],
    ['/restaurants///', '/restaurants'],
    ['/restaurant/Casa-Veche/menu/', '/restaurant/Casa-Veche/menu'],
    ['/terms/?utm=1', '/terms'],
    ['/unheard-of/', '/unheard-of'],
    ['/Activate/ToKeN),/', '/activate/ToKeN'],
    ['/invoice/INV-1.', '/invoice/INV-1'],
  ])('%s redirects to %s once', (target, pathname) => {
    expect(planFor(target)).toEqual({ kind: 'redirect', pathname });
    expect(planFor(pathname).kind).not.toBe('redirect');
  });

  it.each(['/restaurant/Casa-Veche/menu', '/activate/ToKeN', '/invoice/INV-1', '/Unheard-Of', '/'])(
    'is not %s, which is not redirected',
    (target) => {
      expect(planFor(target).kind).not.toBe('redirect');
    },
  );
});

describe('a product in the address of a menu', () => {
  const menu = '/restaurant/casa-veche/menu';
  const crawler = 'WhatsApp/2.23.20.0 A';
  const preview = {
    kind: 'rewrite',
    pathname: '/embedded/restaurant/casa-veche/menu/papanasi-2',
  };

  it.each([
    '?produs=papanasi-2',
    '?utm_source=x&produs=papanasi-2',
    '?hidden_navbar&produs=papanasi-2',
  ])('has a page of its own for crawlers that make previews: %s', (query) => {
    expect(planFor(menu + query, 'GET', crawler)).toEqual(preview);
    expect(planFor(menu + query, 'HEAD', crawler)).toEqual(preview);
  });

  it.each([
    ['', 'a browser'],
    ['?produs=', crawler],
    ['?produs=Papanasi', crawler],
    ['?produs=..%2f..%2fadmin', crawler],
    ['?produs=a%00', crawler],
    ['?produs=%0d%0aX-Injected:%201', crawler],
    [`?produs=${'a'.repeat(61)}`, crawler],
    ['?produs=papanasi-2', 'Mozilla/5.0 Chrome/156'],
    ['?produs=papanasi-2', ''],
  ])('is ignored for %j and the user agent %j', (query, userAgent) => {
    expect(planFor(menu + query, 'GET', userAgent)).toEqual({ kind: 'pass' });
  });

  it('is not read on other pages', () => {
    const target = '/restaurant/casa-veche?produs=papanasi-2';
    expect(planFor(target, 'GET', crawler)).toEqual({ kind: 'pass' });
  });

  it('cannot be asked for by its internal path', () => {
    expect(planFor(preview.pathname, 'GET', crawler)).toEqual(notFound);
  });
});

describe('the path of the not-found page', () => {
  it('is a single plain segment, and passes to the framework', () => {
    expect(NOT_FOUND_PATH).toMatch(/^\/[a-z-]+$/);
    expect(planFor(NOT_FOUND_PATH)).toEqual({ kind: 'pass' });
  });
});

describe('a percent-encoded path', () => {
  it.each([
    ['/activate/YWJj%3D%3D', '/activate/YWJj=='],
    ['/reset/password/a%2Bb%2bc%7E', '/reset/password/a+b+c~'],
  ])('%s redirects to %s', (target, pathname) => {
    expect(planFor(target)).toEqual({ kind: 'redirect', pathname });
    expect(planFor(pathname)).toEqual({ kind: 'transaction' });
  });

  it.each([
    '/activate/%2e%2e',
    '/activate/a%2fb%3D',
    '/activate/%253D',
    '/activate/a%00%3D',
    '/activate%3D',
    '/restaurant/a%3Db',
    '/payment/librapay/u%7E/form',
  ])('%s leads neither to a redirect nor to a transaction', (target) => {
    expect(planFor(target)).not.toMatchObject({ kind: 'redirect' });
    expect(planFor(target)).not.toMatchObject({ kind: 'transaction' });
  });
});

describe('a sheet of codes', () => {
  it.each([
    ['/partener/coduri/casa-veche', '1/10'],
    ['/partener/coduri/casa-veche?de=3&pana=5', '3/5'],
    ['/partener/coduri/casa-veche?de=1&pana=9999', '1/100'],
    ['/partener/coduri/casa-veche?de=..%2f..&pana=x', '1/10'],
  ])('at %s has the tables %s', (target, range) => {
    const pathname = `/embedded/coduri/casa-veche/${range}`;
    expect(planFor(target)).toEqual({ kind: 'rewrite', pathname });
    expect(planFor(pathname)).toEqual(notFound);
  });

  it.each(['/partener', '/partener/coduri'])('is not at %s, which passes unchanged', (target) => {
    expect(planFor(target)).toEqual({ kind: 'pass' });
  });

  it.each(['/partener/coduri/a%00b', '/partener/coduri/casa-veche/1/2', '/partener/altceva'])(
    'is not at %s',
    (target) => {
      expect(planFor(target)).toEqual(notFound);
    },
  );
});

describe('a picture', () => {
  it.each([
    '/previews/site.jpg',
    '/previews/casa-veche/restaurant.jpg',
    '/previews/casa-veche/menu.jpg',
    '/previews/casa-veche/menu.svg',
  ])('is at %s', (target) => {
    expect(planFor(target)).toEqual({ kind: 'pass' });
  });

  it.each(['/previews', '/previews/casa-veche/other.jpg', '/previews/..%2f/menu.jpg'])(
    'is not at %s',
    (target) => {
      expect(planFor(target)).toEqual(notFound);
    },
  );
});

describe('hidden_navbar', () => {
  const embedded = { kind: 'rewrite', pathname: `/embedded/restaurant/casa-veche/menu` };

  it.each(['hidden_navbar', 'hidden_navbar=', 'hidden_navbar=1', 'x=1&hidden_navbar=true'])(
    'in the form ?%s rewrites to the menu without navigation',
    (query) => {
      expect(planFor(`/restaurant/casa-veche/menu?${query}`)).toEqual(embedded);
    },
  );

  it.each(['hidden_navbar=0', 'hidden_navbar=false', 'hidden_modal'])('is off for ?%s', (query) => {
    expect(planFor(`/restaurant/casa-veche/menu?${query}`)).toEqual({ kind: 'pass' });
  });

  it('has an internal path that outside requests cannot open', () => {
    expect(planFor(`/embedded/restaurant/casa-veche/menu`)).toEqual(notFound);
  });
});
