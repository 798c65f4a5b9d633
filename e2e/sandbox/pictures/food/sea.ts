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

/** Rolls cut across: nori, rice and what is in the middle. */
export function maki(
  fillings: readonly [Colour, ...Colour[]],
  at: Point,
  columns: number,
  rows: number,
  outside: Colour = '#1f2b26',
): Drawing {
  return (random) => {
    const step = 76;
    const all = repeat(columns * rows, (index) => {
      const filling = fillings[index % fillings.length] ?? fillings[0];
      const x = ((index % columns) - (columns - 1) / 2) * step;
      const y = (Math.floor(index / columns) - (rows - 1) / 2) * step;
      const rice = repeat(14, () => {
        const [rx, ry] = polar(random(), between(random, 15, 24));
        return oval([rx, ry], [3.4, 1.9], '#ded7c8');
      });
      return place(
        disc(0, 7, 35, darker(outside, 0.45)) +
          disc(0, 0, 35, outside) +
          disc(0, 0, 29, '#fbf8f0') +
          rice +
          path(blob(random, [14, 13], 0.18, 7), filling) +
          disc(-4, -4, 4, lighter(filling, 0.5)) +
          disc(7, 5, 5, '#7db648'),
        [at[0] + x, at[1] + y],
        between(random, -20, 20),
      );
    });
    return `<g filter="url(#lift)">${all}</g>`;
  };
}

/** Fish on fingers of rice. */
export function nigiri(fish: readonly [Colour, ...Colour[]], at: Point): Drawing {
  return () =>
    `<g filter="url(#lift)">${fish.map((colour, index) => place(box([-60, -22], [120, 54], '#e4dccb', 'rx="26"') + box([-60, -26], [120, 52], '#fdfaf2', 'rx="25"') + path('M-66 -8C-50 -36 48 -38 66 -10C70 6 56 20 40 16C0 8 -30 22 -56 16C-66 12 -70 2 -66 -8Z', colour) + line('M-44 10L-28 -22M-18 8L-2 -25M8 6L24 -24M34 8L46 -16', lighter(colour, 0.55), 5, 'opacity=".85"'), [at[0], at[1] + (index - (fish.length - 1) / 2) * 74], -6)).join('')}</g>`;
}

export function shrimps(
  count: number,
  radius: number,
  colour: Colour = '#f58a5b',
  at: Point = [0, 0],
): Drawing {
  return (random) =>
    `<g filter="url(#lift)">${repeat(count, (index) => {
      const [x, y] = polar(index / count, radius);
      const body = 'M-6 34C-44 30 -48 -26 -8 -36C18 -42 40 -24 40 -2';
      return place(
        line(body, darker(colour, 0.3), 25, 'transform="translate(0 4)"') +
          line(body, colour, 24) +
          line(
            'M-26 16L-42 22M-32 -4L-48 -6M-18 -22L-26 -38M6 -26L10 -44',
            lighter(colour, 0.6),
            4.5,
          ) +
          path('M40 -6l18 12l-12 16l-16 -16Z', darker(colour, 0.12)),
        [at[0] + x, at[1] + y],
        (index / count) * 360 + between(random, -20, 20),
      );
    })}</g>`;
}

/** Rings of squid or onion in a crust. */
export function rings(colour: Colour, count: number, reach: number, size = 42): Drawing {
  return (random) =>
    `<g filter="url(#lift)">${repeat(count, (index) => {
      const [x, y] = polar(index * GOLDEN_TURN, reach * Math.sqrt((index + 0.4) / count));
      const radius = size * between(random, 0.8, 1.05);
      const one = (stroke: Colour, width: number, down: number): string =>
        `<circle cy="${down}" r="${Math.round(radius * 0.7)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
      return place(
        one(darker(colour, 0.4), 21, 5) +
          one(colour, 21, 0) +
          `<circle r="${Math.round(radius * 0.7)}" fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="6" stroke-dasharray="7 15"/>`,
        [x, y],
        random() * 360,
      );
    })}</g>`;
}

/** Open mussels. */
export function mussels(count: number): Drawing {
  return (random) =>
    `<g filter="url(#lift)">${repeat(count, (index) => {
      const [x, y] = polar(index * GOLDEN_TURN, 118 * Math.sqrt((index + 0.4) / count));
      const shell = 'M0 -44C30 -30 34 18 0 46C-34 18 -30 -30 0 -44Z';
      return place(
        path(shell, '#1c2433', 'transform="translate(0 4)"') +
          path(shell, '#33415c') +
          path(shell, '#dfe4ec', 'transform="scale(.82)"') +
          path('M0 -20C18 -12 18 16 0 28C-18 16 -18 -12 0 -20Z', '#f0a04b') +
          line('M-3 -8C6 0 6 10 0 18', '#c9722a', 4),
        [x, y],
        random() * 360,
      );
    })}</g>`;
}
