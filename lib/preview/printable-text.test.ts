import { formatPrintable } from './printable-text.ts';

describe('the printed text of a preview', () => {
  it.each([
    ['Pescăria „Râul Verde”', 'Pescăria „Râul Verde”'],
    ['ȘȚĂÂÎ șțăâî Őű – Šž', 'ȘȚĂÂÎ șțăâî Őű – Šž'],
    ['Pizza 🍕 bună', 'Pizza bună'],
    ['Кухня 厨房', ''],
    ['a\u202Eb\u200Bc\nd', 'a b c d'],
  ])('of %j is %j', (text, printed) => {
    expect(formatPrintable(text, 80)).toBe(printed);
  });

  it('composes a letter and its combining mark', () => {
    expect(formatPrintable('s\u0326 t\u0326', 80)).toBe('ș ț');
  });

  it('is cut at the maximum length', () => {
    expect(formatPrintable('x'.repeat(20_000), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});
