import { icon, wreath } from '../drawing/icon.ts';
import { breadSlices, lemonSlice, sauce, sprig, strewn } from '../drawing/tableware.ts';
import { flatbread } from '../food/dough.ts';
import { balls, leaves, mound, nuggets } from '../food/garnish.ts';
import { slices, strewnSlices } from '../food/slices.ts';
import { logs } from '../food/meat.ts';
import { bits, dollop, drizzle, liquid, parsley, swirl } from '../food/wet.ts';
import { type Recipe, recipe } from './recipe.ts';

export const salads = {
  'salata-verde': recipe(
    'bowl',
    [
      leaves([0, 0], 100, 18),
      strewnSlices('tomato', 5, 96, 30),
      strewnSlices('cucumber', 6, 84, 27),
      strewnSlices('onion', 3, 60, 25),
    ],
    [icon('olive', [0, 0], 100), sauce('#d7a52c'), icon('tomato', [0, 0], 110)],
  ),
  'salata-pui': recipe(
    'bowl',
    [
      leaves([0, 0], 104, 18, ['#7db648', '#a9cf5a', '#4f8f35']),
      logs('#d7a05a', 4, { at: [-20, 0], turn: 62, length: 104, thick: 33 }),
      nuggets('#d99a4e', [60, 66], 44, 8, 15),
      slices('egg', [78, -48], 2, { radius: 32, turn: 50 }),
      drizzle('#fff4d4', 5),
    ],
    [sauce('#fff0cc'), icon('lemon', [0, 0], 105), icon('cheese-wedge', [0, 0], 105)],
  ),
  'salata-ton': recipe(
    'bowl',
    [
      leaves([0, 0], 102, 16),
      bits(['#e7b79a', '#d99e80'], 15, 21, 76),
      strewnSlices('egg', 3, 96, 32),
      strewnSlices('onion', 4, 90, 25),
      balls('#2f2a33', [0, 0], 112, 7, 11),
    ],
    [icon('lemon', [0, 0], 110), icon('fish', [0, 0], 130), sauce('#e0b53f')],
  ),
  muraturi: recipe(
    'bowl',
    [
      leaves([0, 0], 82, 7, ['#b7c86a', '#c9d582', '#96a94c']),
      slices('pickle', [-40, -60], 4),
      slices('pickle', [34, 46], 4, { turn: 24 }),
      bits(['#ef8f35', '#f4efdc', '#d8414f'], 18, 16),
      icon('hot-pepper', [64, -60], 86, 60),
    ],
    [icon('cucumber', [0, 0], 120), icon('garlic', [0, 0], 96), icon('jar', [0, 0], 130)],
  ),
  tabbouleh: recipe(
    'bowl',
    [
      mound('#77b043', [0, 4], 140, '#e9d9a2'),
      parsley(110, 126),
      bits(['#e23f31', '#f5e9c4'], 32, 9, 118),
      slices('lemon', [88, 74], 2, { radius: 36, turn: 40 }),
    ],
    [icon('lemon', [0, 0], 110), icon('flatbread', [0, 0], 150), sprig()],
  ),
  fattoush: recipe(
    'bowl',
    [
      leaves([0, 0], 104, 15, ['#6aa842', '#93c850']),
      strewnSlices('radish', 6, 96, 25),
      strewnSlices('cucumber', 6, 92, 26),
      nuggets('#d8a253', [0, 0], 104, 11, 21),
      strewnSlices('tomato', 4, 82, 27),
      bits(['#8e1b33'], 26, 5),
    ],
    [icon('flatbread', [0, 0], 150), sauce('#7a1f2e'), icon('lemon', [0, 0], 110)],
  ),
  'bol-curcubeu': recipe(
    'bowl',
    [
      mound('#f4ead8', [-62, -62], 62),
      leaves([70, -66], 34, 7),
      nuggets('#e3812f', [88, 34], 42, 9, 19),
      bits(['#c2377f', '#d95594'], 26, 13, 46, [10, 96]),
      strewnSlices('cucumber', 5, 40, 24, [-88, 40]),
      icon('avocado', [0, 0], 116, 20),
      strewn(['#f6efd9', '#3a3027'], 4),
    ],
    [sauce('#efd9a6'), icon('carrot', [0, 0], 112), lemonSlice('#b7d63f')],
  ),
  hummus: recipe(
    'bowl',
    [
      liquid('#e8cf9b'),
      swirl('#d7b577', [0, 0], 112, 15),
      swirl('#e0a32a', [0, 0], 64, 7),
      balls('#e3b866', [0, 0], 34, 9, 13),
      bits(['#b53a20'], 28, 5),
      parsley(18),
    ],
    [icon('flatbread', [0, 0], 160), icon('lemon', [0, 0], 105), icon('olive', [0, 0], 90)],
  ),
  'salata-vinete': recipe(
    'bowl',
    [
      liquid('#cbb48a'),
      swirl('#b79a6a', [0, 0], 106, 15),
      strewnSlices('tomato', 4, 100, 27),
      bits(['#f7eef2', '#8d4a7a'], 20, 8),
      parsley(26),
    ],
    [icon('eggplant', [0, 0], 140, 14), breadSlices(), icon('onion', [0, 0], 96)],
  ),
  fructe: recipe(
    'bowl',
    [
      strewnSlices('kiwi', 5, 96, 36),
      wreath('strawberry', 5, 92, 76),
      balls('#44509e', [0, 0], 54, 9, 15),
      icon('banana', [0, -6], 92, 20),
    ],
    [icon('red-apple', [0, 0], 112), icon('honey-pot', [0, 0], 120), icon('grapes', [0, 0], 110)],
  ),
  granola: recipe(
    'bowl',
    [
      liquid('#fbf4e6'),
      bits(['#c98b45', '#a8682c', '#e0b473'], 50, 11, 74, [-42, 24]),
      wreath('strawberry', 3, 62, 66),
      balls('#3f4a97', [64, -34], 46, 10, 14),
      drizzle('#dd9a26', 5),
    ],
    [
      icon('honey-pot', [0, 0], 125),
      icon('blueberries', [0, 0], 110),
      icon('glass-of-milk', [0, 0], 120),
    ],
  ),
  'platou-meze': recipe(
    'board',
    [
      flatbread('#e3b673', [-118, 60], 78),
      balls('#8b5526', [100, -84], 56, 8, 25),
      leaves([118, 62], 38, 8),
      slices('tomato', [-100, -96], 4, { radius: 32 }),
      dollop('#efdcae', [0, 0], 62),
      dollop('#b9556a', [26, 100], 44),
      balls('#5d7a2c', [-8, -108], 40, 9, 15),
      parsley(34, 130),
    ],
    [sauce('#efdcae'), icon('lemon', [0, 0], 105), sprig()],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
