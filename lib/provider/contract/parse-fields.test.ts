import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import {
  NAME_MAX_LENGTH,
  parseImageAddress,
  parseLines,
  parseName,
  parseText,
  TEXT_MAX_LENGTH,
} from './parse-fields.ts';

describe('a text of the provider', () => {
  it.each([
    ['  Ciorbă  ', 'Ciorbă'],
    ['two\r\nlines\tand more', 'two lines and more'],
    ['a\0b\u0007c\u009f', 'abc'],
    ['s\u0326oric', 'șoric'],
    ['half \ud83d of \udf55 it', 'half of it'],
    ['half \ud83d', 'half'],
    ['Plat\ufffd', 'Plat'],
  ])('%j is read as %j', (value, text) => {
    expect(parseText(value)).toBe(text);
  });

  it.each<[string, string]>([
    ['Fish &amp; Chips', 'Fish & Chips'],
    ['Fish & Chips, R&B, A&B;', 'Fish & Chips, R&B, A&B;'],
    ['&#200;clair &#x219;i &icirc;nghe&#539;at&atilde;', 'Èclair și înghețatã'],
    ['10&nbsp;&#160;lei', '10 lei'],
    ['5 < 6 &amp; 7 &gt; 6', '5 < 6 & 7 > 6'],
    ['&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['sare&notă &copy &lt', 'sare&notă &copy &lt'],
    ['&#0;&#x110000;&#xd800;&#8203;&shy;&zwnj;x', 'x'],
    ['&unknown; &#; &;', '&unknown; &#; &;'],
    ['cu <b>unt</b> și <SPAN style="color: red">piper</SPAN >', 'cu unt și piper'],
    ['<p>Supă</p>\n<p>cu tăiței</p>', 'Supă cu tăiței'],
    ['Supă<br/>cu<BR>tăiței', 'Supă cu tăiței'],
    ['<!-- a <b>b</b> -->Supă<style>p { color: red }</style>', 'Supă'],
    ['sub 5 < 6 > 4, <3, a<b, <mare>', 'sub 5 < 6 > 4, <3, a<b, <mare>'],
    ['</script><script>alert(1)</script>', '</script><script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['<scr<b>ipt>', '<script>'],
    ['<b onclick="', '<b onclick="'],
  ])('%j of an editor for web pages is read as %j', (value, text) => {
    expect(parseText(value)).toBe(text);
  });

  // Soft hyphen, joiners, direction marks, fillers, variation selectors, byte order mark, tags …
  it.each(
    [
      ...['\u00ad', '\u034f', '\u061c', '\u3164', '\u180e', '\u200b', '\u200c', '\u200d', '\u202e'],
      ...['\u2060', '\u2066', '\u2800', '\ufe0f', '\ufeff', '\ufff9', '\u{e0041}', '\u{e0100}'],
    ].map((character) => [character.codePointAt(0)?.toString(16), character]),
  )('loses the invisible character U+%s', (_, character) => {
    expect(parseText(`sar${character}male`)).toBe('sarmale');
    expect(parseText(character)).toBeUndefined();
  });

  it.each(['👨\u200d🍳', '👩🏽\u200d🍳', '🏳\ufe0f\u200d🌈', '❤\ufe0f', '1\ufe0f\u20e3', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
    'keeps the emoji %j',
    (emoji) => {
      expect(parseText(`Pizza ${emoji}`)).toBe(`Pizza ${emoji}`);
    },
  );

  it.each(['', '   ', '\u202e', '\0', '<b>', '<p>&nbsp;</p>', null, undefined, 7, {}, ['a']])(
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

describe('a text of several lines', () => {
  it.each<[string, string]>([
    ['Supă\r\n  cu tăiței \n\n\n', 'Supă\ncu tăiței'],
    ['Supă\rcu\u2028tăiței', 'Supă\ncu\ntăiței'],
    ['Supă<br />\ncu<br>tăiței', 'Supă\ncu\ntăiței'],
    ['<p>Supă</p><p>cu tăiței</p>', 'Supă\ncu tăiței'],
    ['<ul><li>Supă</li><li>Salată</li></ul>', 'Supă\nSalată'],
    ['<table><tr><td>Supă</td><td>250 g</td></tr></table>', 'Supă\n250 g'],
    ['Supă&#10;cu tăiței&NewLine;', 'Supă\ncu tăiței'],
    ['Supă&#x2028;cu tăiței', 'Supă\ncu tăiței'],
    ['a\tb', 'a b'],
  ])('from %j is %j', (value, lines) => {
    expect(parseLines(value)).toBe(lines);
  });

  it('keeps four combining marks of a run', () => {
    const run = '\u0301\u0323'.repeat(80_000);
    expect(parseLines(`a${run}`)).toBe('\u1ea1\u0323\u0301\u0301');
  });

  it('is cut at the maximum length, with an ellipsis', () => {
    const text = parseLines('🍕'.repeat(10_000)) ?? '';
    expect(text).toHaveLength(TEXT_MAX_LENGTH - 1);
    expect(text.isWellFormed()).toBe(true);
    expect(text.endsWith('…')).toBe(true);
  });
});

describe('an image address', () => {
  it.each([
    ['https://img.example/a.jpg', 'https://img.example/a.jpg'],
    [' http://img.example/ă.jpg ', 'http://img.example/%C4%83.jpg'],
    ['https://img.example/a?w=1&amp;h=2', 'https://img.example/a?w=1&h=2'],
    ['https://img.example/'.padEnd(2_048, 'a'), 'https://img.example/'.padEnd(2_048, 'a')],
  ])('%j is read as %j', (value, address) => {
    expect(parseImageAddress(value)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/relative.jpg',
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
  it('is cut at the maximum length, with an ellipsis, without half an emoji or a space before it', () => {
    const start = 'x'.repeat(NAME_MAX_LENGTH - 2);
    for (const name of ['Ciorbă de burtă', `${start}xx`]) expect(parseName(name)).toBe(name);
    expect(parseName(`${start}xxx`)).toBe(`${start}x…`);
    expect(parseName(`${start}🍕🍕`)).toBe(`${start}…`);
    expect(parseName(`${start} Pizza`)).toBe(`${start}…`);
  });

  it.each([' ', 7])('is undefined for %j', (name) => {
    expect(parseName(name)).toBeUndefined();
  });
});
