import { icons } from '@iconify-json/fluent-emoji-flat';
import { between } from './random.ts';
import { place, polar, repeat, type Drawing, type Point } from './svg.ts';

const ICON_SIZE = 32;

/** An illustration of Fluent Emoji, `size` units wide, its middle on the origin. */
export function iconBody(name: string, size: number): string {
  const icon = icons.icons[name];
  // Bodies with ids of their own would collide when one picture carries two of them.
  if (icon === undefined || icon.body.includes('id="')) {
    throw new Error(`No usable illustration: ${name}`);
  }
  const half = -ICON_SIZE / 2;
  return place(
    `<g transform="translate(${half} ${half})">${icon.body}</g>`,
    [0, 0],
    0,
    size / ICON_SIZE,
  );
}

export function icon(name: string, at: Point, size: number, turn = 0): Drawing {
  return () => `<g filter="url(#lift)">${place(iconBody(name, size), at, turn)}</g>`;
}

/** The same illustration in a circle, each a little askew. */
export function wreath(name: string, count: number, radius: number, size: number): Drawing {
  return (random) => {
    const start = random();
    const icons = repeat(count, (index) =>
      place(
        iconBody(name, size * between(random, 0.9, 1.1)),
        polar(start + index / count, radius),
        between(random, -50, 50),
      ),
    );
    return `<g filter="url(#lift)">${icons}</g>`;
  };
}
