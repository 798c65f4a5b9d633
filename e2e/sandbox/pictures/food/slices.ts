import {
  disc,
  oval,
  path,
  place,
  polar,
  repeat,
  type Drawing,
  type Point,
} from '../drawing/svg.ts';
import { GOLDEN_TURN } from './wet.ts';

type Kind = 'tomato' | 'cucumber' | 'lemon' | 'onion' | 'egg' | 'radish' | 'kiwi' | 'pickle';

const SLICES: Readonly<Record<Kind, (radius: number) => string>> = {
  tomato: (radius) =>
    disc(0, 0, radius, '#c92a20') +
    disc(0, 0, radius * 0.86, '#ee4a35') +
    repeat(5, (index) =>
      oval(
        [0, -radius * 0.48],
        [radius * 0.2, radius * 0.26],
        '#f98a63',
        `transform="rotate(${index * 72})"`,
      ),
    ) +
    disc(0, 0, radius * 0.16, '#f9a184'),
  cucumber: (radius) =>
    disc(0, 0, radius, '#3c8434') +
    disc(0, 0, radius * 0.86, '#cbe6a3') +
    repeat(7, (index) =>
      oval(
        [0, -radius * 0.42],
        [radius * 0.07, radius * 0.15],
        '#f5fadf',
        `transform="rotate(${index * 51})"`,
      ),
    ),
  pickle: (radius) =>
    disc(0, 0, radius, '#55702a') +
    disc(0, 0, radius * 0.86, '#a9bd55') +
    repeat(7, (index) =>
      oval(
        [0, -radius * 0.42],
        [radius * 0.07, radius * 0.15],
        '#dfe6a5',
        `transform="rotate(${index * 51})"`,
      ),
    ),
  lemon: (radius) =>
    disc(0, 0, radius, '#f0bf26') +
    disc(0, 0, radius * 0.87, '#fff7d6') +
    repeat(8, (index) =>
      path(
        `M0 -${radius * 0.1}L${-radius * 0.26} ${-radius * 0.7}Q0 ${-radius * 0.86} ${radius * 0.26} ${-radius * 0.7}Z`,
        '#fbd94e',
        `transform="rotate(${index * 45})"`,
      ),
    ),
  onion: (radius) =>
    [1, 0.74, 0.48]
      .map(
        (share) =>
          `<circle r="${radius * share}" fill="none" stroke="#9b4a86" stroke-width="${radius * 0.16}"/><circle r="${radius * share}" fill="none" stroke="#f2dcec" stroke-width="${radius * 0.09}"/>`,
      )
      .join(''),
  egg: (radius) =>
    oval([0, 3], [radius, radius * 0.84], '#d9cdb8') +
    oval([0, 0], [radius, radius * 0.84], '#fffaf0') +
    disc(radius * 0.06, 0, radius * 0.48, '#f0a020') +
    disc(radius * 0.06, -3, radius * 0.42, '#fcbf3b'),
  radish: (radius) => disc(0, 0, radius, '#d3275f') + disc(0, 0, radius * 0.84, '#fff4f4'),
  kiwi: (radius) =>
    disc(0, 0, radius, '#7a5a2e') +
    disc(0, 0, radius * 0.88, '#8dc63f') +
    disc(0, 0, radius * 0.3, '#f2f6cf') +
    repeat(10, (index) =>
      oval(
        [0, -radius * 0.46],
        [radius * 0.05, radius * 0.1],
        '#22301a',
        `transform="rotate(${index * 36})"`,
      ),
    ),
};

/** Overlapping slices in a row. */
export function slices(
  kind: Kind,
  at: Point,
  count: number,
  {
    radius = 34,
    turn = 0,
    step = 0.95,
  }: { readonly radius?: number; readonly turn?: number; readonly step?: number } = {},
): Drawing {
  return () =>
    `<g filter="url(#lift)">${place(
      repeat(count, (index) =>
        place(
          SLICES[kind](radius),
          [(index - (count - 1) / 2) * radius * step, (index % 2) * 7],
          index * 23,
        ),
      ),
      at,
      turn,
    )}</g>`;
}

/** A slice here and there, as on pizza or in a salad. */
export function strewnSlices(
  kind: Kind,
  count: number,
  reach: number,
  radius: number,
  at: Point = [0, 0],
): Drawing {
  return (random) => {
    const start = random();
    return `<g filter="url(#lift)">${repeat(count, (index) => {
      const [x, y] = polar(start + index * GOLDEN_TURN, reach * Math.sqrt((index + 0.6) / count));
      return place(SLICES[kind](radius), [at[0] + x, at[1] + y], random() * 360);
    })}</g>`;
  };
}
