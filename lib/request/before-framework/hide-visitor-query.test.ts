import fc from 'fast-check';
import { removeVisitorQuery } from './hide-visitor-query.ts';
import { planRequest } from '../request-plan.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 15) Chrome/140';
const CRAWLER = 'WhatsApp/2.23';
const MENU = '/restaurant/la-mama/menu';

describe('the address that the framework gets', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=afis', '/'],
    ['/?q=pizza', '/'],
    ['/terms?x=1', '/terms'],
    ['/restaurants?gclid=1', '/restaurants'],
    ['/restaurant/la-mama?lang=en&a=b', '/restaurant/la-mama'],
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

  it.each([
    ['a search', '/restaurants?q=pizza&utm_source=afis', BROWSER],
    ['a product for a crawler', `${MENU}?produs=sarmale&x=1`, CRAWLER],
    ['a table page', '/restaurant/la-mama/table/5?utm_source=afis', BROWSER],
    ['a sheet of codes', '/partener/coduri/la-mama?de=1&pana=5', BROWSER],
    ['a payment page', '/payment/librapay/response?RC=00&ORDER=1', BROWSER],
    ['a picture', '/previews/la-mama/menu.jpg?produs=sarmale', BROWSER],
    ['an address that is redirected', '/Restaurants?utm_source=afis', BROWSER],
    ['an API call', '/api/health/ready?x=1', BROWSER],
    ['a file of the build', '/_next/static/chunks/a.js?x=1', BROWSER],
  ])('is the requested address for %s', (_, address, userAgent) => {
    expect(removeVisitorQuery(address, userAgent)).toBe(address);
  });

  it('leads to the same page as the requested address', () => {
    const param = fc.tuple(
      fc.constantFrom(
        'lang',
        'hidden_navbar',
        'hidden_modal',
        'produs',
        'q',
        'program',
        '_rsc',
        'x',
      ),
      fc.oneof(fc.constantFrom('ro', 'en', '', '0', 'false', 'acum', 'sarmale'), fc.string()),
    );
    const path = fc.constantFrom('/', '/terms', '/restaurants', '/restaurant/la-mama', MENU);
    const plan = (address: string, userAgent: string): object => {
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      const request = { method: 'GET', pathname, search: searchParams, acceptLanguage: 'en' };
      return planRequest({ ...request, userAgent });
    };
    fc.assert(
      fc.property(
        path,
        fc.array(param),
        fc.constantFrom(BROWSER, CRAWLER),
        (pathname, params, userAgent) => {
          const query = new URLSearchParams(params.map(([name, value]) => [name, value]));
          const address = `${pathname}?${query.toString()}`;
          const forAll = removeVisitorQuery(address, userAgent);
          expect(plan(forAll, userAgent)).toEqual(plan(address, userAgent));
        },
      ),
    );
  });
});
