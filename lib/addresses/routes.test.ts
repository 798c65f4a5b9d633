import { routes } from './routes.ts';

const restaurantId = 'casa-veche';

describe('the addresses of pages and pictures', () => {
  it.each([
    [routes.home(), '/'],
    [routes.partner(), '/partener'],
    [routes.qrChooser(), '/partener/coduri'],
    [routes.qrSheet({ restaurantId }), '/partener/coduri/casa-veche'],
    [routes.restaurants(), '/restaurants'],
    [routes.restaurant({ restaurantId }), '/restaurant/casa-veche'],
    [routes.table({ restaurantId, tableId: '12' }), '/restaurant/casa-veche/table/12'],
    [routes.menu({ restaurantId }), '/restaurant/casa-veche/menu'],
    [routes.resetPassword({ token: 'abc.def' }), '/reset/password/abc.def'],
    [routes.activate({ token: 'abc.def' }), '/activate/abc.def'],
    [routes.invoice({ invoiceId: '77' }), '/invoice/77'],
    [routes.cardPayment({ userId: 'u1', orderId: 'o2' }), '/payment/client/u1/o2/pay'],
    [routes.paymentLoading({ userId: 'u1' }), '/payment/librapay/u1/loading'],
    [routes.paymentForm({ userId: 'u1' }), '/payment/librapay/u1/form'],
    [routes.paymentError(), '/payment/librapay/response'],
    [routes.paymentResult(), '/payment/librapay/client/response'],
    [routes.paymentExit(), '/payment/librapay/exit'],
    [routes.privacy(), '/privacy'],
    [routes.terms(), '/terms'],
    [routes.coinsTerms(), '/coins-terms'],
    [routes.cookies(), '/cookies'],
    [routes.additionalAct(), '/actaditional'],
    [routes.eula(), '/eula'],
    [routes.accessibility(), '/accesibilitate'],
    [routes.downloadApp(), '/downloadapp'],
    [routes.sitePreview(), '/previews/site.jpg'],
    [routes.restaurantPreview({ restaurantId }), '/previews/casa-veche/restaurant.jpg'],
    [routes.menuPreview({ restaurantId }), '/previews/casa-veche/menu.jpg'],
    [routes.menuCode({ restaurantId }), '/previews/casa-veche/menu.svg'],
  ])('include %s', (href, path) => {
    expect(href).toBe(path);
  });
});

describe('the types of the links', () => {
  it('require exactly the ids of the path', () => {
    const path: '/terms' = routes.terms();
    const href: `/restaurant/${string}/table/${string}` = routes.table({
      restaurantId,
      tableId: '12',
    });
    expect([path, href]).toEqual(['/terms', '/restaurant/casa-veche/table/12']);
    // @ts-expect-error The id of the restaurant is missing.
    routes.table({ tableId: '12' });
    // @ts-expect-error A menu has no table.
    routes.menu({ restaurantId, tableId: '12' });
    // @ts-expect-error No page has this name.
    expect(routes.nowhere).toBeUndefined();
  });
});

describe('every id in an address', () => {
  const hostile = 'a/../b?c=d&e#f%2f"<\r\n';

  it.each([
    [routes.restaurant({ restaurantId: hostile }), 3],
    [routes.table({ restaurantId: hostile, tableId: hostile }), 5],
    [routes.menu({ restaurantId: hostile }), 4],
    [routes.resetPassword({ token: hostile }), 4],
    [routes.activate({ token: hostile }), 3],
    [routes.invoice({ invoiceId: hostile }), 3],
    [routes.cardPayment({ userId: hostile, orderId: hostile }), 6],
    [routes.paymentLoading({ userId: hostile }), 5],
    [routes.paymentForm({ userId: hostile }), 5],
    [routes.qrSheet({ restaurantId: hostile }), 4],
    [routes.restaurantPreview({ restaurantId: hostile }), 4],
    [routes.menuPreview({ restaurantId: hostile }), 4],
    [routes.menuCode({ restaurantId: hostile }), 4],
  ])('is encoded and adds no segment: %s', (href, segments) => {
    const url = new URL(href, 'http://localhost');
    expect(`${url.pathname}${url.search}${url.hash}`).toBe(href);
    expect(url.pathname.split('/')).toHaveLength(segments);
    expect(decodeURIComponent(url.pathname)).toContain(hostile);
  });
});
