import { formatPrintable } from './printable-text.ts';

describe('what is printed on a preview', () => {
  it.each([
    ['Pescăria „Râul Verde”', 'Pescăria „Râul Verde”'],
    ['ȘȚĂÂÎ șțăâî Őű – Šž', 'ȘȚĂÂÎ șțăâî Őű – Šž'],
    ['Pizza 🍕 bună', 'Pizza bună'],
    ['Кухня 厨房', ''],
    ['a\u202Eb\u200Bc\nd', 'a b c d'],
  ])('of %j is %j', (text, printed) => {
    expect(formatPrintable(text, 80)).toBe(printed);
  });

  it('knows a letter also when it comes in two parts', () => {
    expect(formatPrintable('s\u0326 t\u0326', 80)).toBe('ș ț');
  });

  it('ends where there is no more room', () => {
    expect(formatPrintable('x'.repeat(20_000), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});
