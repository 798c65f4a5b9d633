import { formatMenuHref } from './menu-href.ts';

const restaurantId = 'casa-veche';

describe('a link into a menu', () => {
  it.each([
    [{}, ''],
    [{ product: 'pizza-2' }, '?produs=pizza-2'],
    [{ anchor: 'ciorbe' }, '#ciorbe'],
    [{ hiddenNavbar: true }, '?hidden_navbar=1'],
    [{ hiddenNavbar: false }, ''],
    [{ hiddenNavbar: true, product: 'pizza' }, '?hidden_navbar=1&produs=pizza'],
    [{ hiddenNavbar: true, anchor: 'ciorbe' }, '?hidden_navbar=1#ciorbe'],
    [{ product: undefined, anchor: undefined, hiddenNavbar: undefined }, ''],
  ])('with %j ends with %j', (options, ending) => {
    expect(formatMenuHref({ restaurantId, ...options })).toBe(
      `/restaurant/casa-veche/menu${ending}`,
    );
  });

  it('encodes every value', () => {
    const hostile = 'a/../b?c=d&e#f%2f"<\r\n';
    const href = formatMenuHref({ restaurantId: hostile, product: hostile, anchor: hostile });
    const url = new URL(href, 'http://localhost');
    expect(`${url.pathname}${url.search}${url.hash}`).toBe(href);
    expect(url.pathname.split('/')).toHaveLength(4);
    expect(url.searchParams.get('produs')).toBe(hostile);
  });
});
