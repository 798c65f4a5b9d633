import { between } from '../drawing/random.ts';
import {
  blob,
  box,
  darker,
  disc,
  lighter,
  line,
  oval,
  path,
  place,
  polar,
  repeat,
  type Colour,
  type Drawing,
  type Point,
} from '../drawing/svg.ts';
import { GOLDEN_TURN } from './wet.ts';

/** Rice, polenta, mash: a heap with grains. */
export function mound(
  colour: Colour,
  at: Point,
  radius: number,
  grain: Colour = '#ffffff',
): Drawing {
  return (random) => {
    const shape = blob(random, [radius, radius * 0.92], 0.08, 11);
    const grains = repeat(Math.round(radius * 0.9), () => {
      const [x, y] = polar(random(), Math.sqrt(random()) * radius * 0.84);
      return oval(
        [0, 0],
        [5.5, 2.4],
        random() < 0.5 ? grain : darker(colour, 0.14),
        `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(random() * 180)})" opacity=".8"`,
      );
    });
    return `<g filter="url(#lift)">${place(path(shape, darker(colour, 0.2), 'transform="translate(0 6)"') + path(shape, colour) + path(shape, lighter(colour, 0.25), 'transform="translate(-6 -9) scale(.72)" opacity=".7"') + grains, at)}</g>`;
  };
}

export function fries(at: Point, reach: number, count = 30, colour: Colour = '#f5c04a'): Drawing {
  return (random) => {
    const sticks = repeat(count, () => {
      const [x, y] = polar(random(), Math.sqrt(random()) * reach);
      const length = between(random, 62, 92);
      return place(
        box([-8, -length / 2 + 4], [17, length], darker(colour, 0.38), 'rx="5"') +
          box([-8, -length / 2], [16, length], colour, 'rx="5"') +
          box([-6, -length / 2 + 4], [5, length - 10], lighter(colour, 0.5), 'rx="2" opacity=".8"'),
        [at[0] + x, at[1] + y],
        random() * 180,
      );
    });
    return `<g filter="url(#lift)">${sticks}</g>`;
  };
}

/** Salad leaves. */
export function leaves(
  at: Point,
  reach: number,
  count = 12,
  colours: readonly [Colour, ...Colour[]] = ['#5fa83a', '#8cc63f', '#3f8a34'],
): Drawing {
  return (random) => {
    const all = repeat(count, (index) => {
      const colour = colours[index % colours.length] ?? colours[0];
      const [x, y] = polar(index / count + random() * 0.08, reach * between(random, 0.25, 1));
      const shape = blob(random, [46, 30], 0.24, 11);
      return place(
        path(shape, darker(colour, 0.3), 'transform="translate(1 4)"') +
          path(shape, colour) +
          line(
            'M-36 0C-10 -6 10 4 38 0M-12 -2L2 -17M2 1L-8 17M14 1L24 -11',
            lighter(colour, 0.45),
            2.6,
            'opacity=".8"',
          ),
        [at[0] + x, at[1] + y],
        random() * 360,
        between(random, 0.8, 1.15),
      );
    });
    return `<g filter="url(#lift)">${all}</g>`;
  };
}

/** Roast potatoes, gnocchi, croutons. */
export function nuggets(
  colour: Colour,
  at: Point,
  reach: number,
  count: number,
  size = 22,
): Drawing {
  return (random) => {
    const all = repeat(count, (index) => {
      const [x, y] = polar(index * GOLDEN_TURN, reach * Math.sqrt((index + 0.4) / count));
      const shape = blob(random, [size, size * 0.8], 0.14, 8);
      return place(
        path(shape, darker(colour, 0.36), 'transform="translate(0 5)"') +
          path(shape, colour) +
          oval(
            [-size * 0.25, -size * 0.3],
            [size * 0.4, size * 0.2],
            lighter(colour, 0.5),
            'opacity=".7"',
          ),
        [at[0] + x, at[1] + y],
        random() * 180,
      );
    });
    return `<g filter="url(#lift)">${all}</g>`;
  };
}

/** Small olives, peas, berries, falafel: shining balls. */
export function balls(
  colour: Colour,
  at: Point,
  reach: number,
  count: number,
  size: number,
): Drawing {
  return (random) =>
    `<g filter="url(#lift)">${repeat(count, (index) => {
      const [x, y] = polar(
        index * GOLDEN_TURN + random() * 0.05,
        reach * Math.sqrt((index + 0.3) / count),
      );
      return place(
        disc(0, 3, size, darker(colour, 0.4)) +
          disc(0, 0, size, colour) +
          oval(
            [-size * 0.3, -size * 0.38],
            [size * 0.32, size * 0.2],
            lighter(colour, 0.6),
            'opacity=".75"',
          ),
        [at[0] + x, at[1] + y],
      );
    })}</g>`;
}
