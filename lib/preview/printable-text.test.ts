import { join } from 'node:path';
import { openSync } from 'fontkit';
import { formatPrintable } from './printable-text.ts';

describe('the printable text', () => {
  it.each([
    ['Pescăria „Râul Verde”', 'Pescăria „Râul Verde”'],
    ['ȘȚĂÂÎ șțăâî Őű – Šž', 'ȘȚĂÂÎ șțăâî Őű – Šž'],
    ['Pizza 🍕 bună', 'Pizza bună'],
    ['Кухня 厨房', ''],
    ['a\u202Eb\u200Bc\nd', 'a b c d'],
    ['Şniţel din Ţara Bârsei', 'Șnițel din Țara Bârsei'],
    ['Ĝardeno Ŝmit', 'Gardeno Smit'],
    ['m\u0302ama', 'mama'],
  ])('of %j is %j', (text, printed) => {
    expect(formatPrintable(text, 80)).toBe(printed);
  });

  it('has one character for a letter and its combining mark', () => {
    expect(formatPrintable('s\u0326 t\u0326', 80)).toBe('ș ț');
  });

  it('is cut at the maximum length', () => {
    expect(formatPrintable('x'.repeat(20_000), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  it.each([
    'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold',
    'figtree/500Medium/Figtree_500Medium',
  ])('has only characters of the font %s', (file) => {
    const font = openSync(join(process.cwd(), `node_modules/@expo-google-fonts/${file}.ttf`));
    if (!('hasGlyphForCodePoint' in font)) throw new Error('A file of several fonts');
    const lacked = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code))
      .flatMap((character) => [...formatPrintable(character, 80)])
      .filter((character) => !font.hasGlyphForCodePoint(character.charCodeAt(0)));
    expect(lacked).toEqual([]);
  });
});
