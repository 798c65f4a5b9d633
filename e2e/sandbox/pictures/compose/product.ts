import { dishware } from '../drawing/dishware.ts';
import { randomFrom, type Random } from '../drawing/random.ts';
import { drawSurface } from '../drawing/surface.ts';
import { place, type Drawing, type Point } from '../drawing/svg.ts';
import { chopsticks, cutlery, napkin, sprig } from '../drawing/tableware.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Theme } from '../themes.ts';
import { frame } from './frame.ts';

const PRODUCT_SIZE = { width: 800, height: 600 } as const;

type Spot = { readonly at: Point; readonly turn?: number; readonly scale?: number };

type Layout = {
  readonly dish: Spot;
  readonly napkin?: Spot;
  readonly cutlery?: Spot;
  readonly beside: readonly Spot[];
};

/** Neighbouring cards take neighbouring layouts, so that no two alike stand side by side. */
const LAYOUTS: readonly [Layout, ...Layout[]] = [
  {
    dish: { at: [330, 304], scale: 1.24 },
    napkin: { at: [690, 250], turn: 8, scale: 1.55 },
    cutlery: { at: [676, 250], turn: 4, scale: 1.35 },
    beside: [
      { at: [676, 492], scale: 1.05 },
      { at: [70, 76], turn: -12, scale: 0.9 },
    ],
  },
  {
    dish: { at: [478, 312], scale: 1.3 },
    beside: [
      { at: [112, 154], scale: 1.2 },
      { at: [108, 448], turn: -8, scale: 1.2 },
      { at: [756, 62], turn: 20, scale: 0.9 },
    ],
  },
  {
    dish: { at: [400, 322], scale: 1.48 },
    beside: [
      { at: [76, 84], turn: -14, scale: 1.1 },
      { at: [730, 78], turn: 12, scale: 1.05 },
      { at: [738, 530], scale: 0.95 },
    ],
  },
  {
    dish: { at: [352, 338], scale: 1.3 },
    napkin: { at: [84, 96], turn: -28, scale: 1.5 },
    beside: [
      { at: [688, 128], scale: 1.25 },
      { at: [716, 334], turn: 14, scale: 1.05 },
      { at: [690, 528], turn: -10, scale: 0.9 },
    ],
  },
  {
    dish: { at: [484, 290], scale: 1.22 },
    napkin: { at: [120, 330], turn: -6, scale: 1.6 },
    cutlery: { at: [122, 330], turn: -10, scale: 1.4 },
    beside: [
      { at: [140, 76], scale: 0.85 },
      { at: [742, 530], turn: 16, scale: 0.95 },
    ],
  },
];

function put(drawing: Drawing, { at, turn = 0, scale = 1 }: Spot, random: Random): string {
  return place(drawing(random), at, turn, scale);
}

/** The dish on its ware, `at` a point of any scene. */
export function serve(recipe: Recipe, theme: Theme, random: Random): string {
  return (
    dishware(recipe.ware, theme.ware, theme.rim) + recipe.food.map((draw) => draw(random)).join('')
  );
}

/** An SVG of 800 by 600; `position` is the dish's place in its restaurant's list. */
export function composeProduct(
  name: string,
  recipe: Recipe,
  theme: Theme,
  position: number,
): string {
  const random = randomFrom(name);
  const layout = LAYOUTS[(position * 2) % LAYOUTS.length] ?? LAYOUTS[0];
  const cloth = drawSurface(theme.surface, { ...theme, ...PRODUCT_SIZE, random });
  const linen = layout.napkin && put(napkin(theme.accent, theme.ware), layout.napkin, random);
  const tools =
    layout.cutlery &&
    put(theme.surface === 'bamboo' ? chopsticks : cutlery, layout.cutlery, random);
  const extras = [...recipe.beside, sprig()];
  const beside = layout.beside.map((spot, index) => put(extras[index] ?? sprig(), spot, random));
  const dish = put(() => serve(recipe, theme, random), layout.dish, random);
  return frame(
    PRODUCT_SIZE.width,
    PRODUCT_SIZE.height,
    [cloth, linen, tools, dish, ...beside].join(''),
    theme.base,
  );
}
