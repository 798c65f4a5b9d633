import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { NAME_MAX_LENGTH, parseImageAddress, parseName, parseText } from './parse-fields.ts';

describe('a text of the provider', () => {
  it.each([
    ['  Ciorbă  ', 'Ciorbă'],
    ['two\r\nlines\tand more', 'two lines and more'],
    ['a\u202ebc\u202c', 'abc'],
    ['a\0b\u0007c\u009f', 'abc'],
    ['a\u200b\ufeffb', 'ab'],
    ['s\u0326oric', 'șoric'],
    ['👨\u200d🍳', '👨\u200d🍳'],
    ['half \ud83d', 'half'],
    ['<b>', '<b>'],
  ])('%j is read as %j', (value, text) => {
    expect(parseText(value)).toBe(text);
  });

  it.each(['', '   ', '\u202e', '\0', null, undefined, 7, {}, ['a']])(
    '%j is read as undefined',
    (value) => {
      expect(parseText(value)).toBeUndefined();
    },
  );

  it('is read without any control character or direction override', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (value) => {
        expect(parseText(value) ?? 'none').not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

describe('an image address', () => {
  it.each([
    ['https://img.example/a.jpg', 'https://img.example/a.jpg'],
    [' http://img.example/ă.jpg ', 'http://img.example/%C4%83.jpg'],
    ['https://img.example/'.padEnd(2_048, 'a'), 'https://img.example/'.padEnd(2_048, 'a')],
  ])('%j is read as %j', (value, address) => {
    expect(parseImageAddress(value)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    '/relative.jpg',
    '//img.example/a.jpg',
    'img.example/a.jpg',
    'https://',
    'https://user:secret@img.example/a.jpg',
    'https://user@img.example/a.jpg',
    'https://:secret@img.example/a.jpg',
    'https://img.example/'.padEnd(2_049, 'a'),
    '',
    null,
    7,
  ])('%j is read as undefined', (value) => {
    expect(parseImageAddress(value)).toBeUndefined();
  });
});

describe('a name', () => {
  it('is cut at the maximum length, with an ellipsis', () => {
    const name = parseName('ș'.repeat(20_000)) ?? '';
    expect(name).toHaveLength(NAME_MAX_LENGTH);
    expect(name.endsWith('…')).toBe(true);
  });

  it('has neither half an emoji nor a space before the ellipsis', () => {
    const start = 'x'.repeat(NAME_MAX_LENGTH - 2);
    expect(parseName(`${start}🍕🍕`)).toBe(`${start}…`);
    expect(parseName(`${start} Pizza`)).toBe(`${start}…`);
  });

  it.each(['', ' ', 7, undefined])('is undefined for %j', (name) => {
    expect(parseName(name)).toBeUndefined();
  });

  it('is unchanged up to the maximum length', () => {
    for (const name of ['Ciorbă de burtă', 'x'.repeat(NAME_MAX_LENGTH)]) {
      expect(parseName(name)).toBe(name);
    }
  });
});
