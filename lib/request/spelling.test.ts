import fc from 'fast-check';
import { formatTidyPath, hasUnusableSegment, repairPath } from './request-path.ts';

describe('the tidy form of a path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/terms/', '/terms'],
    ['/PRIVACY', '/privacy'],
    ['/Restaurant/Casa-Veche', '/restaurant/Casa-Veche'],
    ['/restaurant/Casa-Veche/MENU/', '/restaurant/Casa-Veche/menu'],
    ['/RESTAURANT/MENU/Menu', '/restaurant/MENU/menu'],
    ['/Restaurant/A/Table/B1', '/restaurant/A/table/B1'],
    ['/Activate/AbC/', '/activate/AbC'],
    ['/PARTENER/CODURI/La-Mama', '/partener/coduri/La-Mama'],
    ['/Partener/Coduri/', '/partener/coduri'],
    ['/previews/La-Mama/MENU.JPG', '/previews/La-Mama/menu.jpg'],
    ['/reset/PASSWORD/AbC', '/reset/password/AbC'],
    ['/Payment/LibraPay/U1/Loading', '/payment/librapay/U1/loading'],
    ['/payment/librapay/Client/Response', '/payment/librapay/client/response'],
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

const links = [
  '/activate/AbC-1_2.d~e',
  '/reset/password/YWJj==',
  '/payment/client/u1/o1/pay',
  '/restaurant/casa-veche',
  '/restaurant/casa-veche/table/12',
  '/restaurants',
];

const additions = [
  // Blanks, also as a mail in quoted-printable form writes them.
  '%20 %C2%A0 %0D%0A =20',
  // Brackets and the punctuation of a sentence.
  ') ] %5D %3E %7D , ; : ! . ... %E2%80%A6',
  // Quotation marks, and the marks of bold text and of a table.
  "%22 ' %E2%80%9D %C2%BB %60 ** %7C",
  // Invisible characters.
  '%E2%80%8B %E2%81%A0 %EF%BB%BF %C2%AD %E2%80%8E',
  // The rest of a tag, and several of these.
  '%22%3EActiveaz%C4%83%3C/a%3E %3Cbr%3E %22%29%2C.%20%E2%80%8B',
].flatMap((line) => line.split(' '));

describe('a damaged link', () => {
  it.each(additions)('with %j behind it is repaired', (addition) => {
    for (const link of links) expect(repairPath(`${link}${addition}`)).toBe(link);
  });

  it.each([
    ['/activate/%20abc', '/activate/abc'],
    ['/activate/(abc)', '/activate/abc'],
    ['/activate/%3Cabc%3E', '/activate/abc'],
    ['/reset/password/%E2%80%9Eabc%E2%80%9D', '/reset/password/abc'],
    ['/restaurant/casa-veche%20/menu', '/restaurant/casa-veche/menu'],
    ['/activate/abc%E2%80%8Bdef', '/activate/abcdef'],
    ['/activate/YWJj%3D%3D', '/activate/YWJj=='],
    ['/reset/password/a%2Bb%2bc%7Ed', '/reset/password/a+b+c~d'],
    ['/activate/YWI=3D', '/activate/YWI='],
    ['/activate/YWJj=3D=3d.', '/activate/YWJj=='],
    ['/activate/abc=20=20', '/activate/abc'],
    ['/activate/a=20b,', '/activate/a=20b'],
    ['/activate/a=3Db,', '/activate/a=3Db'],
    // Of all ids only a token has `=`.
    ['/invoice/INV-1=', '/invoice/INV-1'],
    ['/invoice/INV-1=%0D%0A', '/invoice/INV-1'],
    ['/re%73taurants', '/restaurants'],
    ['/Activate/AbC)', '/activate/AbC'],
  ])('%s is repaired: %s', (damaged, repaired) => {
    expect(repairPath(damaged)).toBe(repaired);
    expect(repairPath(repaired)).toBe(repaired);
  });

  it.each([
    '/activate/abc.DEF-123_~+=',
    '/reset/password/YWJj==',
    '/activate/...',
    '/activate/.',
    '/previews/site.jpg',
    '/previews/app.svg',
    '/',
  ])('is not %s, which stays unchanged', (pathname) => {
    expect(repairPath(pathname)).toBe(pathname);
  });

  it.each([
    ['that would be empty', '/activate/%20)'],
    ['with two dots before a semicolon', '/activate/..;'],
    ['whose last segment is damage alone', '/partener/coduri/%22'],
    ['with an encoded slash', '/activate/abc%2Fdef)'],
    ['with an encoded backslash', '/activate/abc%5C)'],
    ['with a null byte', '/activate/abc%00)'],
    ['that is encoded twice', '/activate/%253D'],
    ['with bytes that are not UTF-8', '/activate/abc%FF'],
    ['with other text in it', '/activate/abc%20def'],
    ['with a line break in it', '/activate/abc%0D%0Adef'],
    ['with a comma in it', '/restaurant/a,b'],
    ['with a letter that no id has', '/restaurant/%C4%83.'],
    ['of an unknown page', '/unheard-of,'],
    ['of an internal page', '/embedded/restaurant/casa-veche/menu,'],
    ['of more than 2,048 characters', `/activate/abc${','.repeat(2_048)}`],
  ])('%s is left to the not-found page: %s', (_name, pathname) => {
    expect(repairPath(pathname)).toBe(pathname);
  });
});
