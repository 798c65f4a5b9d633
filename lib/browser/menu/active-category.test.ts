import { findActiveCategory, findCentredScroll } from './active-category.ts';

describe('the active category', () => {
  it.each([
    ['the first, while the page is at its top', [400, 900, 1400], 0],
    ['the first, one pixel before the second reaches the offset', [-449, 51, 551], 0],
    ['the second, from the pixel where it reaches the offset', [-450, 50, 550], 1],
    ['the second, less than a pixel before it reaches the offset', [-449.4, 50.6, 550.6], 1],
    ['the second, while its section is read', [-800, -300, 200], 1],
    ['the last, when all sections have passed the offset', [-1400, -900, -400], 2],
    ['the last of several empty sections at the same place', [50, 50, 50, 300], 2],
    ['the only one', [300], 0],
  ])('is %s', (_, tops, active) => {
    expect(findActiveCategory(tops)).toBe(active);
  });

  it('has the index -1 without categories', () => {
    expect(findActiveCategory([])).toBe(-1);
  });
});

describe('the scroll position that centres an entry in its row', () => {
  it.each([
    ['zero for the first', { start: 16, size: 80 }, 0],
    ['the distance that brings the entry to the middle', { start: 600, size: 80 }, 460],
  ])('is %s', (_, entry, scroll) => {
    expect(findCentredScroll(entry, { size: 360 })).toBe(scroll);
  });
});
