import { icon } from '../drawing/icon.ts';
import { breadSlices, sauce, sprig, strewn } from '../drawing/tableware.ts';
import { noodles } from '../food/dough.ts';
import { nuggets } from '../food/garnish.ts';
import { slices, strewnSlices } from '../food/slices.ts';
import { logs } from '../food/meat.ts';
import { mussels } from '../food/sea.ts';
import { bits, dollop, liquid, parsley, swirl } from '../food/wet.ts';
import { type Recipe, recipe } from './recipe.ts';

export const soups = {
  'ciorba-alba': recipe(
    'bowl',
    [
      liquid('#f3dfae'),
      bits(['#efe3cc', '#e9cfa2'], 15, 22),
      dollop('#fffaf0', [18, 6], 40),
      parsley(20),
      icon('hot-pepper', [-66, -36], 92, 30),
    ],
    [breadSlices(), sauce('#f4ead0'), icon('garlic', [0, 0], 100)],
  ),
  'ciorba-rosie': recipe(
    'bowl',
    [
      liquid('#d9662b'),
      bits(['#f2a33c', '#7fb045', '#e8dcb8', '#c9412b'], 30, 16),
      dollop('#fff7e8', [34, -14], 40),
      parsley(26),
    ],
    [breadSlices(), icon('hot-pepper', [0, 0], 110, 20), sauce('#fffaf0')],
  ),
  'supa-galbena': recipe(
    'bowl',
    [
      liquid('#efc552'),
      noodles('#f6dc8f', [0, 14], 92),
      bits(['#f08b2e', '#8cc04b'], 14, 15),
      parsley(26),
    ],
    [breadSlices(), icon('carrot', [0, 0], 110, 12), sprig()],
  ),
  'supa-crema': recipe(
    'bowl',
    [
      liquid('#e99a38'),
      swirl('#fff3da', [6, 2], 88, 9),
      nuggets('#d99a4e', [-46, 44], 46, 7, 15),
      parsley(14),
    ],
    [breadSlices('#e9c98f'), sprig(), strewn(['#c8843a', '#7a9a3c'])],
  ),
  'supa-linte': recipe(
    'bowl',
    [
      liquid('#c98b34'),
      bits(['#a8631f', '#e0a94c'], 40, 9),
      swirl('#f6ecd2', [-8, 0], 62, 8),
      parsley(22),
    ],
    [icon('lemon', [0, 0], 110, 10), icon('flatbread', [0, 0], 150), strewn(['#a8631f'])],
  ),
  gulas: recipe(
    'bowl',
    [
      liquid('#a83a1c'),
      bits(['#6d2f1a', '#8a4526'], 15, 25),
      bits(['#e9b94e', '#d9402a'], 13, 19),
      parsley(24),
    ],
    [breadSlices('#e6c592'), icon('hot-pepper', [0, 0], 120, -20), icon('onion', [0, 0], 100)],
  ),
  'supa-peste': recipe(
    'bowl',
    [
      liquid('#c8481f'),
      bits(['#f4e3cf', '#efc9a8'], 10, 31),
      strewnSlices('tomato', 3, 90, 25),
      mussels(3),
      parsley(28),
    ],
    [breadSlices(), icon('lemon', [0, 0], 110), icon('fish', [0, 0], 130)],
  ),
  ramen: recipe(
    'bowl',
    [
      liquid('#c98a3c'),
      noodles('#f6dd94', [-16, 26], 108),
      slices('egg', [70, -58], 2, { radius: 46, turn: 40 }),
      logs('#a8552f', 3, { at: [-80, -50], turn: 64, length: 92, thick: 34, marks: 0 }),
      icon('fish-cake-with-swirl', [78, 62], 84, 10),
      parsley(24),
    ],
    [icon('chopsticks', [0, 0], 170, 10), sauce('#5a2b17'), icon('ginger-root', [0, 0], 100)],
  ),
  'supa-miso': recipe(
    'bowl',
    [
      liquid('#d8a558'),
      bits(['#fff6e3', '#fdf1d8'], 12, 22),
      bits(['#20432f', '#2d5a3c'], 10, 22),
      parsley(26),
    ],
    [icon('chopsticks', [0, 0], 170, 10), sauce('#f2ddb0', '#24313f'), sprig()],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
