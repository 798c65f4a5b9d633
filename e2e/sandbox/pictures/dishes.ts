import { dishesFromAfar } from './dishes-from-afar.ts';
import { dishesFromHere } from './dishes-from-here.ts';
import type { RecipeName } from './recipes/recipes.ts';
import type { ThemeName } from './themes.ts';

const dishes = { ...dishesFromHere, ...dishesFromAfar };

/** The dishes of which this restaurant has pictures. */
export type DishOf<Name extends ThemeName> = (typeof dishes)[Name][number];

export const dishesOf: Readonly<Record<ThemeName, readonly RecipeName[]>> = dishes;
