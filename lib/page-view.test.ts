import { getPageTemplate } from './page-view.ts';

describe('the path in reports of page views and web vitals', () => {
  it.each([
    ['/', '/'],
    ['/restaurants', '/restaurants'],
    ['/restaurant/casa-veche', '/restaurant/[restaurantId]'],
    ['/restaurant/casa-veche/menu', '/restaurant/[restaurantId]/menu'],
    ['/restaurant/casa-veche/table/12', '/restaurant/[restaurantId]/table/[tableId]'],
  ])('for %s is %s', (pathname, template) => {
    expect(getPageTemplate(pathname)).toBe(template);
  });

  it.each([
    '/reset/password/secret-token',
    '/activate/secret-token',
    '/invoice/INV-1',
    '/payment/client/u1/o1/pay',
    '/payment/librapay/u1/loading',
    '/payment/librapay/u1/form',
    '/payment/librapay/client/response',
    '/payment/librapay/response',
    '/payment/librapay/exit',
    '/embedded/restaurant/casa-veche/menu',
    '/restaurant/casa-veche/menu/table/1',
    '/terms/',
    '/restaurant/',
    '/TERMS',
    '/unheard-of',
    '',
  ])('is nothing for %j', (pathname) => {
    expect(getPageTemplate(pathname)).toBeUndefined();
  });
});
