import { isOutside } from './close-on-backdrop.ts';

describe('isOutside', () => {
  const box = { left: 100, right: 300, top: 50, bottom: 250 };

  it.each([
    ['in the middle', 200, 150, false],
    ['on the corner', 100, 50, false],
    ['to the right', 301, 150, true],
    ['to the left', 99, 150, true],
    ['above', 200, 49, true],
    ['below', 200, 251, true],
  ])('for a point %s (%i, %i) is %p', (_, clientX, clientY, expected) => {
    expect(isOutside({ clientX, clientY }, box)).toBe(expected);
  });
});
