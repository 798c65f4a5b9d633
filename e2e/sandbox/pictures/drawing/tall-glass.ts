import {
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
} from './svg.ts';
import { lemonSlice } from './tableware.ts';

type Inside = 'ice' | 'lemon' | 'foam';

const OUTLINE = 'M-76 -132H76L58 142Q56 154 44 154H-44Q-56 154 -58 142Z';
const DRINK = 'M-68 -92H68L52 136Q50 146 42 146H-42Q-50 146 -52 136Z';

function contents(inside: Inside, drink: Colour): Drawing {
  return (random) => {
    switch (inside) {
      case 'ice':
        return repeat(4, (index) =>
          place(
            box([-24, -24], [48, 48], '#ffffff', 'rx="9" opacity=".45"') +
              line('M-14 -12H8', '#ffffff', 5, 'opacity=".7"'),
            [[-28, 24, -20, 20][index] ?? 0, -64 + index * 40],
            index * 29,
          ),
        );
      case 'lemon':
        return (
          place(lemonSlice('#f9d648')(random), [26, 44], 20, 0.8) +
          place(lemonSlice('#f9d648')(random), [74, -124], -16, 1.05)
        );
      case 'foam':
        return (
          path(
            'M-72 -96C-84 -134 -44 -152 -22 -138C-4 -160 36 -154 42 -136C72 -146 84 -116 70 -92C30 -80 -30 -80 -72 -96Z',
            lighter(drink, 0.62),
          ) + oval([-24, -122], [18, 8], '#ffffff', 'opacity=".6"')
        );
    }
  };
}

/** A glass with straw, from the side, as it is drawn on menus. */
export function tallGlass(drink: Colour, inside: readonly Inside[], at: Point): Drawing {
  return (random) => {
    const straw =
      line('M22 60L62 -178L104 -192', '#f7f2e6', 13) +
      line('M22 60L62 -178L104 -192', '#d8402f', 13, 'stroke-dasharray="14 20"');
    const filled =
      path(DRINK, drink) +
      path('M20 -92H68L52 136Q50 146 42 146H16Z', darker(drink, 0.16), 'opacity=".55"') +
      oval([0, -92], [68, 9], lighter(drink, 0.35));
    const shine =
      line('M-56 -104L-42 116', '#ffffff', 9, 'opacity=".6"') +
      disc(-38, 132, 4, '#ffffff', 'opacity=".6"');
    return `<g filter="url(#lift)">${place(path(OUTLINE, '#eaf5f7', 'opacity=".6"') + straw + filled + inside.map((what) => contents(what, drink)(random)).join('') + path(OUTLINE, 'none', 'stroke="#ffffff" stroke-width="4" opacity=".7"') + shine, at, -4, 1.06)}</g>`;
  };
}
