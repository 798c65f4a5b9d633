import { drawSurface } from '../drawing/surface.ts';
import { box, place, type Point } from '../drawing/svg.ts';
import { cutlery, napkin, sauce, sprig } from '../drawing/tableware.ts';
import { recipes } from '../recipes/recipes.ts';
import { HERO_HEIGHT, HERO_WIDTH, type House } from './house.ts';
import { serve } from './product.ts';

export function dish(
  { theme, dishes, random }: House,
  index: number,
  at: Point,
  scale: number,
): string {
  const name = dishes[index % dishes.length] ?? 'paine';
  return place(serve(recipes[name], theme, random), at, 0, scale);
}

/** A table for many, seen from above. */
export function table(house: House): string {
  const { theme, random } = house;
  const spots: readonly (readonly [number, number, number])[] = [
    [800, 455, 1.3],
    [300, 300, 1.08],
    [1320, 300, 1.08],
    [390, 760, 1.02],
    [1240, 770, 1.02],
    [820, 30, 0.92],
    [-10, 690, 0.95],
    [1620, 700, 0.95],
    [830, 925, 0.78],
  ];
  const between = [
    place(napkin(theme.accent, theme.ware)(random), [560, 180], -16, 1.5),
    place(cutlery(random), [560, 180], -12, 1.2),
    place(sauce('#c8391f')(random), [1065, 215]),
    place(sauce('#e8cf9b')(random), [560, 590], 0, 0.95),
    place(sprig()(random), [1075, 640], 40),
    place(napkin(theme.accent, theme.ware)(random), [1500, 500], 20, 1.2),
  ];
  return (
    drawSurface(theme.surface, { ...theme, width: HERO_WIDTH, height: HERO_HEIGHT, random }) +
    between.join('') +
    spots.map(([x, y, scale], index) => dish(house, index, [x, y], scale)).join('')
  );
}

/** A table edge in front, its cloth falling down, with dishes on it. */
export function tableEdge(house: House, top: number): string {
  const { theme, random } = house;
  const cloth = `<svg y="${top}" width="${HERO_WIDTH}" height="${HERO_HEIGHT - top}">${drawSurface(theme.surface, { ...theme, width: HERO_WIDTH, height: HERO_HEIGHT, random })}</svg>`;
  const row = [210, 620, 1000, 1400].map(
    (x, index) =>
      `<g transform="translate(${x} ${top + 128}) scale(.98 .62)">${dish(house, index * 2 + 1, [0, 0], index % 2 === 0 ? 0.92 : 1.02)}</g>`,
  );
  return box([0, top - 12], [HERO_WIDTH, 16], '#1d0f08', 'opacity=".3"') + cloth + row.join('');
}
