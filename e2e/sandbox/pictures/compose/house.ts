import type { Random } from '../drawing/random.ts';
import type { RecipeName } from '../recipes/recipes.ts';
import type { Theme } from '../themes.ts';

export const HERO_WIDTH = 1600;
export const HERO_HEIGHT = 900;

/** What a wide scene is drawn from. */
export type House = {
  readonly theme: Theme;
  readonly dishes: readonly RecipeName[];
  readonly random: Random;
};
