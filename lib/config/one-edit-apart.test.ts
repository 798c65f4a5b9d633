import fc from 'fast-check';
import { isOneEditApart } from './one-edit-apart.ts';

describe('isOneEditApart', () => {
  it.each([
    ['SITE_URI', 'SITE_URL', true],
    ['SITE_UR', 'SITE_URL', true],
    ['SITE_URLS', 'SITE_URL', true],
    ['SIET_URL', 'SITE_URL', true],
    ['SITE_URL', 'SITE_URL', true],
    ['SITE_UI', 'SITE_URL', false],
    ['ISTE_URI', 'SITE_URL', false],
    ['SITE', 'SITE_URL', false],
    ['', 'A', true],
    ['', 'AB', false],
  ])('of %j and %j is %s', (left, right, expected) => {
    expect(isOneEditApart(left, right)).toBe(expected);
    expect(isOneEditApart(right, left)).toBe(expected);
  });

  it('accepts every single edit, and no text that is two letters longer', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ minLength: 1, maxLength: 1 }),
        fc.nat(),
        (text, x, at) => {
          const place = at % (text.length + 1);
          const [before, after] = [text.slice(0, place), text.slice(place)];
          expect(isOneEditApart(text, before + x + after)).toBe(true);
          expect(isOneEditApart(text, before + x + after.slice(1))).toBe(true);
          expect(isOneEditApart(text, before + x + x + after)).toBe(false);
        },
      ),
    );
  });
});
