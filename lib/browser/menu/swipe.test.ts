import { findSwipe } from './swipe.ts';

const start = { x: 300, y: 400, time: 1_000 };

describe('a swipe', () => {
  it.each([
    ['to the left', -120, 0, 200, 'left'],
    ['to the right', 120, 0, 200, 'right'],
    ['that is just long enough', -48, 0, 200, 'left'],
    ['that is just flat enough', 100, 50, 200, 'right'],
    ['that is just fast enough', -120, -20, 600, 'left'],
  ] as const)('%s is recognised', (_, x, y, duration, direction) => {
    const end = { x: start.x + x, y: start.y + y, time: start.time + duration };
    expect(findSwipe(start, end)).toBe(direction);
  });

  it.each([
    ['a tap', 0, 0, 80],
    ['a tap by an unsteady finger', 47, 10, 80],
    ['scrolling', 10, -300, 200],
    ['scrolling at an angle', 100, 51, 200],
    ['a selection of text', 120, 0, 601],
  ])('is not %s', (_, x, y, duration) => {
    const end = { x: start.x + x, y: start.y + y, time: start.time + duration };
    expect(findSwipe(start, end)).toBeUndefined();
  });
});
