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

/** Balls of ice cream. */
export function scoops(
  colours: readonly [Colour, ...Colour[]],
  radius = 62,
  at: Point = [0, 0],
): Drawing {
  return (random) =>
    `<g filter="url(#lift)">${colours
      .map((colour, index) => {
        const [x, y] =
          colours.length === 1 ? [0, 0] : polar(index / colours.length - 0.25, radius * 0.98);
        return place(
          path(
            blob(random, [radius * 1.08, radius * 1.02], 0.07, 14),
            darker(colour, 0.16),
            'transform="translate(0 5)"',
          ) +
            disc(0, -2, radius, colour) +
            oval(
              [-radius * 0.25, -radius * 0.35],
              [radius * 0.45, radius * 0.28],
              lighter(colour, 0.55),
              'opacity=".75"',
            ) +
            line(
              `M${-radius * 0.6} ${radius * 0.3}Q0 ${radius * 0.75} ${radius * 0.6} ${radius * 0.2}`,
              darker(colour, 0.14),
              4,
              'opacity=".6"',
            ),
          [at[0] + x, at[1] + y],
        );
      })
      .join('')}</g>`;
}

/** A slice of layered cake seen from its side, lying on the plate. */
export function cakeSlice(sponge: Colour, cream: Colour, glaze: Colour): Drawing {
  return () => {
    const side = repeat(5, (index) =>
      box([-118, -6 + index * 19], [236, 19], index % 2 === 0 ? sponge : cream),
    );
    const drips = repeat(6, (index) =>
      box([-112 + index * 40, -10], [20, 20 + ((index * 17) % 26)], glaze, 'rx="10"'),
    );
    return `<g filter="url(#lift)" transform="rotate(-8)"><path d="M-118 -6L40 -112Q64 -120 78 -104L118 -6V90Q118 98 108 98H-108Q-118 98 -118 90Z" fill="${darker(sponge, 0.3)}" transform="translate(0 6)"/><clipPath id="slice"><path d="M-118 -6H118V88Q118 96 108 96H-108Q-118 96 -118 88Z"/></clipPath><g clip-path="url(#slice)">${side}</g>${drips}${path('M-118 0L40 -112Q64 -120 78 -104L118 0Z', glaze)}${path('M-70 -14L36 -92Q52 -98 62 -84L90 -14Z', lighter(glaze, 0.2), 'opacity=".55"')}</g>`;
  };
}

/** Doughnut-shaped papanași, with cream and jam. */
export function papanasi(dough: Colour, cream: Colour, jam: Colour): Drawing {
  return (random) => {
    const one = (at: Point, scale: number): string =>
      place(
        path(blob(random, [78, 74], 0.05, 12), darker(dough, 0.3), 'transform="translate(0 7)"') +
          path(blob(random, [78, 74], 0.05, 12), dough) +
          path(blob(random, [62, 56], 0.14, 12), cream) +
          path(blob(random, [46, 38], 0.2, 10), jam) +
          disc(0, -12, 31, darker(dough, 0.18)) +
          disc(0, -16, 30, lighter(dough, 0.12)) +
          path(blob(random, [19, 15], 0.2, 9), cream, 'transform="translate(0 -20)"') +
          disc(2, -23, 8, jam),
        at,
        0,
        scale,
      );
    return `<g filter="url(#lift)">${one([-62, 22], 1)}${one([70, -28], 0.94)}</g>`;
  };
}

/** Macarons or filled biscuits, strewn. */
export function macarons(colours: readonly [Colour, ...Colour[]], size = 44): Drawing {
  return (random) =>
    `<g filter="url(#lift)">${colours
      .map((colour, index) => {
        const [x, y] = polar(index / colours.length + 0.05, index === 0 ? 0 : 92);
        return place(
          disc(0, 9, size, darker(colour, 0.3)) +
            disc(0, 5, size + 1, lighter(colour, 0.6)) +
            disc(0, 0, size, colour) +
            oval(
              [-size * 0.3, -size * 0.36],
              [size * 0.34, size * 0.2],
              lighter(colour, 0.6),
              'opacity=".7"',
            ) +
            repeat(9, () =>
              disc(
                between(random, -0.6, 0.6) * size,
                between(random, -0.5, 0.6) * size,
                1.8,
                darker(colour, 0.25),
                'opacity=".6"',
              ),
            ),
          [x, y],
        );
      })
      .join('')}</g>`;
}

/** Éclairs side by side. */
export function eclairs(glazes: readonly [Colour, ...Colour[]]): Drawing {
  return () =>
    `<g filter="url(#lift)" transform="rotate(-28)">${glazes.map((glaze, index) => place(box([-34, -118], [68, 240], '#9c6230', 'rx="34"') + box([-34, -124], [68, 240], '#d99a52', 'rx="34"') + box([-25, -116], [50, 222], glaze, 'rx="25"') + box([-15, -104], [9, 150], lighter(glaze, 0.5), 'rx="4" opacity=".7"') + line('M-18 60L18 44M-18 30L18 14M-18 0L18 -16M-18 -30L18 -46', lighter(glaze, 0.7), 4), [(index - (glazes.length - 1) / 2) * 84, (index % 2) * 16])).join('')}</g>`;
}

/** A round tart with a corrugated edge. */
export function tart(crust: Colour, filling: Colour): Drawing {
  return (random) =>
    `<g filter="url(#lift)">${disc(0, 7, 150, darker(crust, 0.35))}${repeat(28, (index) => {
      const [x, y] = polar(index / 28, 142);
      return disc(x, y, 19, index % 2 === 0 ? crust : darker(crust, 0.1));
    })}${disc(0, 0, 140, crust)}${disc(0, 3, 124, darker(filling, 0.18))}${disc(0, 6, 122, filling)}${path(blob(random, [88, 60], 0.2), lighter(filling, 0.35), 'opacity=".45"')}</g>`;
}

/** Pancakes or cake rounds seen a little from the side. */
export function stack(colour: Colour, count: number, radius = 118): Drawing {
  return (random) =>
    `<g filter="url(#lift)">${repeat(count, (index) => place(path(blob(random, [radius, radius * 0.92], 0.04, 14), darker(colour, 0.32), 'transform="translate(0 12)"') + path(blob(random, [radius, radius * 0.92], 0.04, 14), lighter(colour, 0.42), 'transform="translate(0 7)"') + path(blob(random, [radius - 1, radius * 0.91], 0.04, 14), colour), [between(random, -7, 7), 26 - index * 20]))}</g>`;
}
