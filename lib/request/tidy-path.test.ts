import fc from 'fast-check';
import { formatTidyPath, hasUnusableSegment } from './tidy-path.ts';

describe('the tidy form of a path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/terms/', '/terms'],
    ['/PRIVACY', '/privacy'],
    ['/Restaurants', '/restaurants'],
    ['/Restaurant/Casa-Veche', '/restaurant/Casa-Veche'],
    ['/restaurant/Casa-Veche/MENU/', '/restaurant/Casa-Veche/menu'],
    ['/RESTAURANT/MENU/Menu', '/restaurant/MENU/menu'],
    ['/Restaurant/A/Table/B1', '/restaurant/A/table/B1'],
    ['/Activate/AbC/', '/activate/AbC'],
    ['/PARTENER/CODURI/La-Mama', '/partener/coduri/La-Mama'],
    ['/Partener/Coduri/', '/partener/coduri'],
    ['/Previews/Site.jpg', '/previews/site.jpg'],
    ['/previews/La-Mama/MENU.JPG', '/previews/La-Mama/menu.jpg'],
    ['/reset/PASSWORD/AbC', '/reset/password/AbC'],
    ['/Invoice/INV-1', '/invoice/INV-1'],
    ['/Payment/LibraPay/U1/Loading', '/payment/librapay/U1/loading'],
    ['/payment/librapay/Client/Response', '/payment/librapay/client/response'],
    ['/payment/LIBRAPAY/EXIT', '/payment/librapay/exit'],
    ['/payment/Client/U1/O1/Pay', '/payment/client/U1/O1/pay'],
    ['/te%72ms', '/terms'],
    ['/%54ERMS/', '/terms'],
    ['/s%77.js', '/sw.js'],
    ['/sitemap%2exml', '/sitemap.xml'],
    ['/%61pi/token/verify', '/api/token/verify'],
    ['/_next/static/%63hunks/a%2D1.js/', '/_next/static/chunks/a-1.js'],
    ['/restaurant/la%2dmama', '/restaurant/la-mama'],
    ['/restaurant\\la-mama', '/restaurant/la-mama'],
    ['/\\evil.example\\', '/evil.example'],
  ])('%s is %s', (path, tidy) => {
    expect(formatTidyPath(path)).toBe(tidy);
    expect(formatTidyPath(tidy)).toBe(tidy);
  });

  it.each([
    ['an escape that is encoded twice', '/%2574erms'],
    ['an encoded slash', '/previews%2fsite.jpg'],
    ['an encoded backslash', '/previews%5Csite.jpg'],
    ['an incomplete escape', '/%7'],
    ['an escape in an incomplete one', '/%%74erms'],
    ['another one', '/%7%34erms'],
    ['bytes that are not UTF-8', '/%ff'],
    ['a semicolon', '/terms;a=1'],
    ['a full stop', '/terms.'],
  ])('does not change %s: %s', (_, path) => {
    expect(formatTidyPath(path)).toBe(path);
    expect(hasUnusableSegment(path)).toBe(false);
  });

  it.each([
    '/./terms',
    '/x/../terms',
    '/x/%2e%2E/terms',
    '/x/.%2e/terms',
    '/terms/.',
    '/terms/%2e/',
    '/restaurant//menu',
    '/restaurant/\\menu',
    '/activate/..',
  ])('does not exist for %s, which a browser would read as another path', (path) => {
    expect(formatTidyPath(path)).toBe(path);
    expect(hasUnusableSegment(path)).toBe(true);
  });

  it('of any path is its own tidy form', () => {
    const path = fc
      .array(
        fc.constantFrom('/', '\\', '%', '2', '5', 'e', 'F', '.', '7', 't', '%2e', '%25', '%74'),
      )
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(path, (pathname) => {
        const tidy = formatTidyPath(pathname);
        expect(formatTidyPath(tidy)).toBe(tidy);
      }),
    );
  });

  it.each(['/Nu/Exista', '/restaurant/A/Menu/More', '/API/token/verify'])(
    '%s is not a page and stays unchanged',
    (path) => {
      expect(formatTidyPath(path)).toBe(path);
    },
  );
});
