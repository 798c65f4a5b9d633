import { routes } from './routes.ts';

const restaurantId = 'casa-veche';

describe('the pages of the specification', () => {
  it.each([
    [routes.home(), '/'],
    [routes.partner(), '/partener'],
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
  ])('%s', (href, path) => {
    expect(href).toBe(path);
  });
});

describe('links into a menu', () => {
  it.each([
    [{ product: 'pizza-2' }, '?produs=pizza-2'],
    [{ anchor: 'ciorbe' }, '#ciorbe'],
    [{ hiddenNavbar: true }, '?hidden_navbar=1'],
    [{ hiddenNavbar: false }, ''],
    [{ hiddenNavbar: true, product: 'pizza' }, '?hidden_navbar=1&produs=pizza'],
    [{ hiddenNavbar: true, anchor: 'ciorbe' }, '?hidden_navbar=1#ciorbe'],
    [{ product: undefined, anchor: undefined, hiddenNavbar: undefined }, ''],
  ])('%j', (options, ending) => {
    expect(routes.menu({ restaurantId, ...options })).toBe(`/restaurant/casa-veche/menu${ending}`);
  });
});

describe('every value', () => {
  const hostile = 'a/../b?c=d&e#f%2f"<\r\n';

  it.each([
    [routes.restaurant({ restaurantId: hostile }), 3],
    [routes.table({ restaurantId: hostile, tableId: hostile }), 5],
    [routes.menu({ restaurantId: hostile, product: hostile, anchor: hostile }), 4],
    [routes.resetPassword({ token: hostile }), 4],
    [routes.activate({ token: hostile }), 3],
    [routes.invoice({ invoiceId: hostile }), 3],
    [routes.cardPayment({ userId: hostile, orderId: hostile }), 6],
    [routes.paymentLoading({ userId: hostile }), 5],
    [routes.paymentForm({ userId: hostile }), 5],
  ])('is encoded and adds no segment: %s', (href, segments) => {
    const url = new URL(href, 'http://localhost');
    expect(`${url.pathname}${url.search}${url.hash}`).toBe(href);
    expect(url.pathname.split('/')).toHaveLength(segments);
    expect(decodeURIComponent(url.pathname)).toContain(hostile);
  });
});
