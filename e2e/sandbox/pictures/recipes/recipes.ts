import { breads } from './breads.ts';
import { burgers } from './burgers.ts';
import { cakes } from './cakes.ts';
import { desserts } from './desserts.ts';
import { drinks } from './drinks.ts';
import { fish } from './fish.ts';
import { grill } from './grill.ts';
import { pastaAndRice } from './pasta-and-rice.ts';
import { pizza } from './pizza.ts';
import { salads } from './salads.ts';
import { soups } from './soups.ts';
import { stewsAndPlates } from './stews-and-plates.ts';
import { sushi } from './sushi.ts';

/** Everything that the kitchen of the sandbox can put on a table. */
export const recipes = {
  ...soups,
  ...salads,
  ...stewsAndPlates,
  ...grill,
  ...fish,
  ...pastaAndRice,
  ...pizza,
  ...breads,
  ...burgers,
  ...sushi,
  ...cakes,
  ...desserts,
  ...drinks,
};

export type RecipeName = keyof typeof recipes;
