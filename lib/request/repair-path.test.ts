import { repairPath } from './repair-path.ts';

const links = [
  '/activate/AbC-1_2.d~e',
  '/reset/password/YWJj==',
  '/invoice/INV-1',
  '/payment/client/u1/o1/pay',
  '/payment/librapay/u1/loading',
  '/payment/librapay/client/response',
  '/restaurant/casa-veche',
  '/restaurant/casa-veche/menu',
  '/restaurant/casa-veche/table/12',
  '/partener/coduri/casa-veche',
  '/restaurants',
];

const additions = [
  ['a blank', '%20'],
  ['a no-break space', '%C2%A0'],
  ['a line break', '%0D%0A'],
  ['a blank in quoted-printable form', '=20'],
  ['a round bracket', ')'],
  ['a square bracket', ']'],
  ['an encoded square bracket', '%5D'],
  ['an angle bracket', '%3E'],
  ['a curly bracket', '%7D'],
  ['a comma', ','],
  ['a semicolon', ';'],
  ['a colon', ':'],
  ['an exclamation mark', '!'],
  ['a full stop', '.'],
  ['an ellipsis', '...'],
  ['a typographic ellipsis', '%E2%80%A6'],
  ['a quotation mark', '%22'],
  ['an apostrophe', "'"],
  ['a Romanian quotation mark', '%E2%80%9D'],
  ['a guillemet', '%C2%BB'],
  ['a backtick', '%60'],
  ['asterisks of bold text', '**'],
  ['a pipe', '%7C'],
  ['a zero-width space', '%E2%80%8B'],
  ['a word joiner', '%E2%81%A0'],
  ['a byte order mark', '%EF%BB%BF'],
  ['a soft hyphen', '%C2%AD'],
  ['a mark of the text direction', '%E2%80%8E'],
  ['the rest of a tag', '%22%3EActiveaz%C4%83%3C/a%3E'],
  ['a tag', '%3Cbr%3E'],
  ['several of them', '%22%29%2C.%20%E2%80%8B'],
] as const;

describe('a damaged link', () => {
  it.each(additions)('with %s behind it is repaired: %s', (_name, addition) => {
    for (const link of links) expect(repairPath(`${link}${addition}`)).toBe(link);
  });

  it.each([
    ['a blank before the token', '/activate/%20abc', '/activate/abc'],
    ['a bracket before the token', '/activate/(abc)', '/activate/abc'],
    ['angle brackets around the token', '/activate/%3Cabc%3E', '/activate/abc'],
    [
      'quotation marks around the token',
      '/reset/password/%E2%80%9Eabc%E2%80%9D',
      '/reset/password/abc',
    ],
    ['a blank behind another id', '/restaurant/casa-veche%20/menu', '/restaurant/casa-veche/menu'],
    ['a zero-width space in the token', '/activate/abc%E2%80%8Bdef', '/activate/abcdef'],
    ['encoded padding', '/activate/YWJj%3D%3D', '/activate/YWJj=='],
    [
      'other encoded characters of tokens',
      '/reset/password/a%2Bb%2bc%7Ed',
      '/reset/password/a+b+c~d',
    ],
    ['padding in quoted-printable form', '/activate/YWI=3D', '/activate/YWI='],
    ['two such padding characters', '/activate/YWJj=3D=3d.', '/activate/YWJj=='],
    ['`=` behind an id that is no token', '/invoice/INV-1=', '/invoice/INV-1'],
    ['`=` and a line break behind such an id', '/invoice/INV-1=%0D%0A', '/invoice/INV-1'],
    ['an encoded letter', '/re%73taurants', '/restaurants'],
    ['capitals and a bracket', '/Activate/AbC)', '/activate/AbC'],
  ])('with %s is repaired: %s', (_name, damaged, repaired) => {
    expect(repairPath(damaged)).toBe(repaired);
    expect(repairPath(repaired)).toBe(repaired);
  });

  it.each([
    '/activate/abc.DEF-123_~+=',
    '/reset/password/YWJj==',
    '/activate/...',
    '/activate/.',
    '/previews/site.jpg',
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
