import { icon } from '../drawing/icon.ts';
import { chopsticks, sauce } from '../drawing/tableware.ts';
import { leaves } from '../food/garnish.ts';
import { slices } from '../food/slices.ts';
import { logs } from '../food/meat.ts';
import { maki, nigiri, shrimps } from '../food/sea.ts';
import { bits, dollop, drizzle, parsley } from '../food/wet.ts';
import { type Recipe, recipe } from './recipe.ts';

export const sushi = {
  maki: recipe(
    'slate',
    [
      maki(['#f2704a', '#7fb548', '#f2704a'], [-40, 0], 4, 3),
      dollop('#9cc25a', [168, -86], 28),
      slices('radish', [160, 66], 3, { radius: 24, turn: 70 }),
    ],
    [sauce('#3d1c10'), chopsticks, icon('ginger-root', [0, 0], 92)],
  ),
  uramaki: recipe(
    'slate',
    [
      maki(['#8cbc4c', '#f4805a', '#f3d45b'], [-30, 0], 4, 3, '#ef9a5f'),
      drizzle('#f4c0a2', 5, 110),
      dollop('#9cc25a', [172, -86], 26),
      bits(['#f6edd6', '#2b2a26'], 40, 4, 140),
    ],
    [sauce('#3d1c10'), icon('avocado', [0, 0], 106), chopsticks],
  ),
  nigiri: recipe(
    'board',
    [
      nigiri(['#f47c50', '#f4a77c', '#d94a4a'], [-84, 0]),
      nigiri(['#f6c0a8', '#f47c50', '#f7ead8'], [92, 6]),
      dollop('#9cc25a', [6, 122], 24),
    ],
    [sauce('#3d1c10'), chopsticks, icon('shrimp', [0, 0], 112)],
  ),
  'platou-sushi': recipe(
    'slate',
    [
      maki(['#f2704a', '#7fb548'], [-92, 56], 3, 2),
      nigiri(['#f47c50', '#f7d3bd'], [-98, -76]),
      icon('sushi', [116, -56], 168),
      shrimps(2, 34, '#f58a5b', [112, 84]),
      parsley(14, 150),
    ],
    [chopsticks, sauce('#3d1c10'), icon('sake', [0, 0], 132)],
  ),
  tempura: recipe(
    'basket',
    [
      icon('fried-shrimp', [-70, -46], 142, -20),
      icon('fried-shrimp', [42, -66], 142, 30),
      icon('fried-shrimp', [-30, 62], 142, 150),
      icon('fried-shrimp', [86, 46], 142, 80),
      parsley(12),
    ],
    [sauce('#4b2212'), icon('lemon', [0, 0], 104), chopsticks],
  ),
  rulouri: recipe(
    'plate',
    [
      leaves([-76, 66], 32, 6),
      logs('#dba14c', 4, { at: [6, -14], turn: 58, length: 150, thick: 42, marks: 0 }),
      parsley(20),
      dollop('#d8482a', [84, 84], 34),
    ],
    [sauce('#d8482a'), chopsticks, icon('carrot', [0, 0], 104)],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
