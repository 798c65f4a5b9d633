import { isInvoiceId, isOrderId, isRestaurantId, isTableId, isToken, isUserId } from './ids.ts';

type Case = readonly [name: string, value: string];

const HOSTILE: readonly Case[] = [
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
  ['3,000 characters', 'a'.repeat(3000)],
];

describe('a restaurant id', () => {
  it.each([['casa-veche'], ['A'], ['9'], ['a_b-C'], ['local-123'], ['a'.repeat(80)]])(
    'can be %s',
    (value) => {
      expect(isRestaurantId(value)).toBe(true);
    },
  );

  it.each<Case>([
    ...HOSTILE,
    ['81 characters', 'a'.repeat(81)],
    ['a leading hyphen', '-a'],
    ['__proto__', '__proto__'],
    ['two dots', '..'],
    ['a dot', 'a.b'],
  ])('is refused: %s', (_, value) => {
    expect(isRestaurantId(value)).toBe(false);
  });
});

describe.each([
  ['a table', isTableId],
  ['a user', isUserId],
  ['an order', isOrderId],
  ['an invoice', isInvoiceId],
])('the id of %s', (_, isId) => {
  it.each([['12'], ['_terasa-3'], ['-1'], ['65f0c9e2a1b2c3d4e5f60718'], ['a'.repeat(64)]])(
    'can be %s',
    (value) => {
      expect(isId(value)).toBe(true);
    },
  );

  it.each<Case>([...HOSTILE, ['65 characters', 'a'.repeat(65)], ['two dots', '..']])(
    'is refused: %s',
    (_case, value) => {
      expect(isId(value)).toBe(false);
    },
  );
});

describe('a token', () => {
  it.each([['eyJhbGciOi.J9-_~'], ['YWJj+ZGVm=='], ['a'.repeat(1024)]])('can be %s', (value) => {
    expect(isToken(value)).toBe(true);
  });

  it.each<Case>([...HOSTILE, ['1,025 characters', 'a'.repeat(1025)]])(
    'is refused: %s',
    (_, value) => {
      expect(isToken(value)).toBe(false);
    },
  );
});
