import { formatTidyPath } from './tidy-path.ts';

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
  ])('%s is %s', (path, tidy) => {
    expect(formatTidyPath(path)).toBe(tidy);
    expect(formatTidyPath(tidy)).toBe(tidy);
  });

  it.each(['/Nu/Exista', '/restaurant/A/Menu/More', '/API/token/verify'])(
    '%s is not a page and stays unchanged',
    (path) => {
      expect(formatTidyPath(path)).toBe(path);
    },
  );
});
