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
  repeat,
  type Colour,
  type Drawing,
  type Point,
} from '../drawing/svg.ts';

type Row = { readonly at?: Point; readonly turn?: number };

/** Fingers lying side by side: mici, ćevapi, sarmale, sausages, spring rolls. */
export function logs(
  colour: Colour,
  count: number,
  {
    at = [0, 0],
    turn = 0,
    length = 130,
    thick = 44,
    marks = 3,
  }: Row & { readonly length?: number; readonly thick?: number; readonly marks?: number } = {},
): Drawing {
  return (random) => {
    const fingers = repeat(count, (index) => {
      const x = (index - (count - 1) / 2) * (thick + 5);
      const shift = between(random, -12, 12);
      const grill = repeat(marks, (mark) => {
        const y = ((mark + 1) / (marks + 1) - 0.5) * length;
        return line(
          `M${-thick * 0.34} ${y - 7}L${thick * 0.34} ${y + 7}`,
          darker(colour, 0.55),
          6,
          'opacity=".75"',
        );
      });
      return place(
        box([-thick / 2, -length / 2], [thick, length], darker(colour, 0.3), `rx="${thick / 2}"`) +
          box([-thick / 2, -length / 2 - 4], [thick - 2, length], colour, `rx="${thick / 2}"`) +
          box(
            [-thick * 0.3, -length / 2 + 10],
            [thick * 0.2, length - 34],
            lighter(colour, 0.3),
            `rx="${thick * 0.1}" opacity=".6"`,
          ) +
          grill,
        [x, shift],
        between(random, -5, 5),
      );
    });
    return `<g filter="url(#lift)">${place(fingers, at, turn)}</g>`;
  };
}

/** A steak, chop, patty, fillet or schnitzel. */
export function slab(
  colour: Colour,
  size: Point,
  { at = [0, 0], turn = 0, grill = true }: Row & { readonly grill?: boolean } = {},
): Drawing {
  return (random) => {
    const shape = blob(random, size, 0.1, 10);
    const marks = repeat(grill ? 5 : 0, (index) => {
      const x = (index - 2) * size[0] * 0.34;
      const reach = size[1] * (index === 0 || index === 4 ? 0.38 : 0.68);
      return line(
        `M${x - reach * 0.35} ${reach}L${x + reach * 0.35} ${-reach}`,
        darker(colour, 0.6),
        9,
        'opacity=".7"',
      );
    });
    const crumbs = repeat(grill ? 0 : 30, () =>
      disc(
        between(random, -0.75, 0.75) * size[0],
        between(random, -0.62, 0.62) * size[1],
        between(random, 2, 5),
        random() < 0.5 ? darker(colour, 0.25) : lighter(colour, 0.35),
        'opacity=".7"',
      ),
    );
    return `<g filter="url(#lift)">${place(path(shape, darker(colour, 0.35), 'transform="translate(0 7)"') + path(shape, colour) + path(shape, lighter(colour, 0.14), 'transform="translate(-4 -6) scale(.86)"') + marks + crumbs, at, turn)}</g>`;
  };
}

/** Carved slices with a pink heart, fanned out. */
export function carved(
  count: number,
  {
    at = [0, 0],
    turn = 0,
    crust = '#6b3520',
    heart = '#d9616a',
  }: Row & { readonly crust?: Colour; readonly heart?: Colour } = {},
): Drawing {
  return () => {
    const slices = repeat(count, (index) =>
      place(
        oval([0, 5], [28, 74], darker(crust, 0.4)) +
          oval([0, 0], [27, 73], crust) +
          oval([2, 0], [19, 63], mixHeart(heart)) +
          oval([3, 0], [11, 50], heart),
        [(index - (count - 1) / 2) * 36, Math.abs(index - (count - 1) / 2) * 5],
        (index - (count - 1) / 2) * 6,
      ),
    );
    return `<g filter="url(#lift)">${place(slices, at, turn)}</g>`;
  };
}

function mixHeart(heart: Colour): Colour {
  return lighter(heart, 0.28);
}

/** Cubes of meat and vegetables on wood. */
export function skewers(
  colours: readonly [Colour, ...Colour[]],
  count: number,
  { at = [0, 0], turn = 0 }: Row = {},
): Drawing {
  return (random) => {
    const sticks = repeat(count, (index) => {
      const cubes = repeat(6, (cube) => {
        const colour = colours[cube % colours.length] ?? colours[0];
        const shape = blob(random, [25, 20], 0.1, 8);
        return place(
          path(shape, darker(colour, 0.4), 'transform="translate(0 5)"') +
            path(shape, colour) +
            line('M-10 6L8 -8', darker(colour, 0.5), 4, 'opacity=".6"') +
            oval([-6, -8], [9, 4], lighter(colour, 0.45), 'opacity=".6"'),
          [0, -95 + cube * 37],
        );
      });
      return place(
        line('M0 -160V158', '#b98a4d', 7) + line('M-1 -160V158', '#e0b878', 3) + cubes,
        [(index - (count - 1) / 2) * 66, (index % 2) * 12],
        between(random, -4, 4),
      );
    });
    return `<g filter="url(#lift)">${place(sticks, at, turn)}</g>`;
  };
}

/** A whole fish, head to the left. */
export function wholeFish(colour: Colour, { at = [0, 0], turn = 0 }: Row = {}): Drawing {
  return () => {
    const body =
      'M-172 4C-140 -62 -40 -76 60 -40C90 -30 112 -14 124 -6L176 -56C184 -20 184 20 176 58L124 12C90 44 -10 78 -90 58C-130 48 -160 28 -172 4Z';
    const cuts = repeat(4, (index) =>
      line(
        `M${-60 + index * 42} -34L${-78 + index * 42} 34`,
        darker(colour, 0.55),
        8,
        'opacity=".65"',
      ),
    );
    return `<g filter="url(#lift)">${place(path(body, darker(colour, 0.35), 'transform="translate(0 7)"') + path(body, colour) + path('M-160 8C-110 40 0 56 110 12C60 50 -20 66 -90 52C-124 44 -150 26 -160 8Z', lighter(colour, 0.5), 'opacity=".8"') + line('M-100 -50C-80 -20 -80 20 -100 46', darker(colour, 0.4), 5) + disc(-132, -12, 11, '#fff8e6') + disc(-132, -12, 6, '#2b1c14') + cuts, at, turn)}</g>`;
  };
}

/** Ribs or chops with the bone out. */
export function ribs(colour: Colour, count: number, { at = [0, 0], turn = 0 }: Row = {}): Drawing {
  return () => {
    const width = 40;
    const bones = repeat(count, (index) => {
      const x = (index - (count - 1) / 2) * width;
      return (
        box([x - 8, -118], [16, 230], '#f3e6cf', 'rx="8"') +
        box(
          [x - 20, -84],
          [width, 168],
          index % 2 === 0 ? colour : darker(colour, 0.1),
          'rx="17"',
        ) +
        line(`M${x - 8} -60V50`, lighter(colour, 0.4), 7, 'opacity=".55"') +
        line(
          `M${x - 12} 62L${x + 12} 40M${x - 12} -20L${x + 12} -42`,
          darker(colour, 0.5),
          5,
          'opacity=".6"',
        )
      );
    });
    return `<g filter="url(#lift)">${place(bones, at, turn)}</g>`;
  };
}
