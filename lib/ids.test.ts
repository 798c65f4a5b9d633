import { isInvoiceId, isOrderId, isRestaurantId, isTableId, isToken, isUserId } from './ids.ts';

const withoutToken = {
  restaurant: isRestaurantId,
  table: isTableId,
  user: isUserId,
  order: isOrderId,
  invoice: isInvoiceId,
};
const checks = { ...withoutToken, token: isToken };
type Check = (value: string) => boolean;
const namesThatAccept = (
  value: string,
  among: Readonly<Record<string, Check>>,
): readonly string[] =>
  Object.entries(among).flatMap(([name, isId]) => (isId(value) ? [name] : []));

describe('an id', () => {
  it.each([
    ['empty', ''],
    ['a space', 'a b'],
    ['a slash', 'a/b'],
    ['an encoded slash', '..%2f'],
    ['an encoded slash, upper case', '..%2F..%2Fadmin'],
    ['a backslash', '..\\a'],
    ['an encoded NUL', '%00'],
    ['a NUL', 'a\u0000'],
    ['CRLF', 'a\r\nX-Evil: 1'],
    ['encoded CRLF', 'a%0d%0aX-Evil:%201'],
    ['a line break at the end', 'casa\n'],
    ['a query', 'a?b=c'],
    ['a fragment', 'a#b'],
    ['a matrix parameter', 'a;b'],
    ['markup', '<script>'],
    ['a letter with diacritics', 'casă'],
    ['a full-width letter', 'ａ'],
    ['1,025 characters', 'a'.repeat(1025)],
  ])('of no kind is or contains: %s', (_, value) => {
    expect(namesThatAccept(value, checks)).toEqual([]);
  });

  it.each(['..', 'a.b', 'a'.repeat(81)])('except a token is not %s', (value) => {
    expect(namesThatAccept(value, withoutToken)).toEqual([]);
  });

  it.each(['casa-veche', 'A', '9', 'a_b-C', '65f0c9e2a1b2c3d4e5f60718', 'a'.repeat(64)])(
    'of any kind can be %s',
    (value) => {
      expect(namesThatAccept(value, checks)).toEqual(Object.keys(checks));
    },
  );

  it.each(['_terasa-3', '-1', '__proto__'])('except that of a restaurant can be %s', (value) => {
    const { restaurant: _, ...others } = checks;
    expect(namesThatAccept(value, checks)).toEqual(Object.keys(others));
  });

  it.each([['a'.repeat(65)], ['a'.repeat(80)]])('of a restaurant can be as long as %s', (value) => {
    expect(namesThatAccept(value, checks)).toEqual(['restaurant', 'token']);
  });

  it.each(['eyJhbGciOi.J9-_~', 'YWJj+ZGVm==', 'a'.repeat(1024)])(
    'of a token can be %s',
    (value) => {
      expect(namesThatAccept(value, checks)).toEqual(['token']);
    },
  );
});
