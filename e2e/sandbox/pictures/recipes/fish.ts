import { icon } from '../drawing/icon.ts';
import { breadSlices, sauce, sprig } from '../drawing/tableware.ts';
import { fries, leaves, mound } from '../food/garnish.ts';
import { slices } from '../food/slices.ts';
import { wholeFish, slab } from '../food/meat.ts';
import { mussels, rings, shrimps } from '../food/sea.ts';
import { bits, liquid, parsley } from '../food/wet.ts';
import { type Recipe, recipe } from './recipe.ts';

export const fish = {
  'peste-intreg': recipe(
    'plate',
    [
      leaves([-84, 92], 22, 5),
      wholeFish('#c99a5c', { at: [0, -16], turn: -12 }),
      slices('lemon', [44, 88], 3, { radius: 31, turn: -10 }),
      parsley(16),
    ],
    [icon('lemon', [0, 0], 110), sauce('#f2e6b8'), sprig()],
  ),
  'file-peste': recipe(
    'plate',
    [
      mound('#f7edd4', [76, 50], 62),
      slab('#f0956b', [104, 56], { at: [-24, -36], turn: -18 }),
      slices('lemon', [-70, 64], 2, { radius: 34 }),
      bits(['#6aa53d', '#8fc552'], 12, 15, 34, [64, -76]),
      parsley(14),
    ],
    [sauce('#f3e7b2'), icon('lemon', [0, 0], 108), sprig()],
  ),
  calamari: recipe(
    'basket',
    [
      leaves([-92, -84], 24, 5),
      rings('#e0a94f', 13, 104),
      slices('lemon', [92, 84], 2, { radius: 35, turn: 30 }),
      parsley(14),
    ],
    [sauce('#fff3d4'), icon('lemon', [0, 0], 108), icon('squid', [0, 0], 120)],
  ),
  midii: recipe(
    'pan',
    [
      liquid('#e8cf94', 158),
      mussels(13),
      slices('lemon', [96, 82], 2, { radius: 34 }),
      parsley(30),
    ],
    [breadSlices(), icon('garlic', [0, 0], 96), icon('lemon', [0, 0], 104)],
  ),
  creveti: recipe(
    'pan',
    [
      liquid('#d9962f', 158),
      shrimps(7, 96),
      bits(['#fff4d4'], 18, 7),
      parsley(36),
      slices('lemon', [0, 4], 1, { radius: 40 }),
    ],
    [icon('lemon', [0, 0], 108), icon('garlic', [0, 0], 96), breadSlices()],
  ),
  'peste-pane': recipe(
    'basket',
    [
      fries([62, 58], 62, 24),
      slab('#d9a048', [96, 44], { at: [-34, -62], turn: -22, grill: false }),
      slab('#dfa94f', [90, 40], { at: [-24, 26], turn: -12, grill: false }),
      slices('lemon', [96, -82], 2, { radius: 32, turn: 40 }),
    ],
    [sauce('#f5ecc9'), icon('lemon', [0, 0], 104), sauce('#8fb04a')],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
