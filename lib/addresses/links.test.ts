import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { removeCampaignParams } from './address-table.ts';
import { formatPath, link } from './link.ts';
import { formatMenuHref } from './menu-href.ts';
import { routes } from './routes.ts';

describe('a link', () => {
  it('to a path without placeholders is that path', () => {
    const home = link('/');
    expect([home.path, home()]).toEqual(['/', '/']);
  });

  it('fills each id into its place', () => {
    const table = link('/restaurant/[restaurantId]/table/[tableId]');
    expect(table.path).toBe('/restaurant/[restaurantId]/table/[tableId]');
    expect(table({ restaurantId: 'la-mama', tableId: '12' })).toBe('/restaurant/la-mama/table/12');
  });

  it('leaves the place of a missing id empty', () => {
    expect(formatPath('/invoice/[invoiceId]', {})).toBe('/invoice/');
  });

  it('adds no segment and no query, whatever the id contains', () => {
    const text = fc.string({ minLength: 1, unit: anyCharacter }).filter((id) => id.isWellFormed());
    fc.assert(
      fc.property(text, (id) => {
        const path = formatPath('/a/[id]/b', { id });
        expect(path).not.toMatch(/[?#]/);
        expect(path.split('/')).toEqual(['', 'a', encodeURIComponent(id), 'b']);
        expect(decodeURIComponent(path.split('/')[2] ?? '')).toBe(id);
      }),
    );
  });
});

describe('the addresses of pages and pictures', () => {
  it('are fixed (requirement R-1)', () => {
    expect(Object.values(routes).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        '/restaurants',
        '/restaurant/[restaurantId]',
        '/restaurant/[restaurantId]/table/[tableId]',
        '/restaurant/[restaurantId]/menu',
        '/reset/password/[token]',
        '/activate/[token]',
        '/invoice/[invoiceId]',
        '/payment/client/[userId]/[orderId]/pay',
        '/payment/librapay/[userId]/loading',
        '/payment/librapay/[userId]/form',
        '/payment/librapay/response',
        '/payment/librapay/client/response',
        '/payment/librapay/exit',
        '/partener',
        '/partener/coduri/[restaurantId]',
        '/privacy',
        '/terms',
        '/coins-terms',
        '/cookies',
        '/actaditional',
        '/eula',
        '/downloadapp',
        '/accesibilitate',
      ]),
    );
  });
});

describe('a link into a menu', () => {
  const restaurantId = 'casa-veche';

  it.each([
    [{}, '?hidden_modal=1'],
    [{ product: 'pizza-2' }, '?produs=pizza-2'],
    [{ anchor: 'ciorbe' }, '?hidden_modal=1#ciorbe'],
    [{ hiddenNavbar: true, anchor: 'ciorbe' }, '?hidden_navbar=1&hidden_modal=1#ciorbe'],
    [{ tableId: '4' }, '?masa=4&hidden_modal=1'],
    [{ product: undefined, anchor: undefined, tableId: undefined }, '?hidden_modal=1'],
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

describe('an address without the parameters of campaigns', () => {
  it.each([
    ['/terms', '/terms'],
    ['/terms?utm_source=afis', '/terms'],
    ['/terms?utm_source=afis&utm_campaign=vara%202026&', '/terms'],
    ['/terms?gclid=a.b-c_d&fbclid=e?f=g', '/terms'],
    ['/terms?gad_source=1&gbraid=a&wbraid=b&msclkid=c&ttclid=d', '/terms'],
    ['/menu?utm_medium=x&lang=ro', '/menu?lang=ro'],
    ['/menu?hidden_navbar&gclid=1&produs=ciorb%C4%83', '/menu?hidden_navbar&produs=ciorb%C4%83'],
    ['/menu?produs=utm_source=x', '/menu?produs=utm_source=x'],
  ])('made from %s is %s', (address, expected) => {
    expect(removeCampaignParams(address)).toBe(expected);
  });

  it.each([
    '/terms?utm_source',
    '/terms?UTM_SOURCE=x',
    '/terms?utm%5Fsource=x',
    '/terms?xgclid=1',
    '/terms?gclid=1#x',
    '/utm_source=x',
  ])('is %s itself, because no parameter fits the pattern', (address) => {
    expect(removeCampaignParams(address)).toBe(address);
  });
});
