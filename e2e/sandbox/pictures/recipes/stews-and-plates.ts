import { icon } from '../drawing/icon.ts';
import { breadSlices, sauce, sprig, strewn } from '../drawing/tableware.ts';
import { halfMoons } from '../food/dough.ts';
import { balls, fries, leaves, mound, nuggets } from '../food/garnish.ts';
import { slices, strewnSlices } from '../food/slices.ts';
import { logs, slab } from '../food/meat.ts';
import { bits, dollop, liquid, parsley } from '../food/wet.ts';
import { type Recipe, recipe } from './recipe.ts';

export const stewsAndPlates = {
  sarmale: recipe(
    'plate',
    [
      liquid('#d98a43', 128),
      mound('#f4c33b', [70, -44], 70, '#ffe28a'),
      logs('#7c7d33', 4, { at: [-44, 30], turn: 58, length: 104, thick: 42, marks: 0 }),
      dollop('#fffaf0', [66, 66], 36),
      icon('hot-pepper', [-72, -78], 88, -10),
    ],
    [sauce('#fffaf0'), icon('hot-pepper', [0, 0], 108, 24), breadSlices()],
  ),
  'mamaliga-branza': recipe(
    'plate',
    [
      mound('#f5c53e', [0, 0], 118, '#ffe89b'),
      bits(['#fffdf4', '#f6eedb'], 24, 15, 84),
      dollop('#fffaf0', [20, 4], 44),
      icon('bacon', [-78, 58], 88, 24),
    ],
    [sauce('#fffaf0'), icon('cheese-wedge', [0, 0], 112), sprig()],
  ),
  tochitura: recipe(
    'pan',
    [
      liquid('#a1431f', 150),
      bits(['#7b351b', '#94502b'], 17, 27, 106),
      mound('#f5c53e', [-66, 46], 60, '#ffe89b'),
      slices('egg', [62, -50], 1, { radius: 58 }),
      parsley(20),
    ],
    [breadSlices(), icon('garlic', [0, 0], 96), sauce('#fffaf0')],
  ),
  friptura: recipe(
    'plate',
    [
      slab('#8a4b26', [98, 66], { at: [-38, -28], turn: -14 }),
      nuggets('#e9b44c', [74, 66], 52, 9, 24),
      leaves([-78, 82], 24, 5),
      slices('tomato', [86, -50], 3, { radius: 28, turn: 60 }),
      parsley(16),
    ],
    [sauce('#7b3b1c'), sprig(), icon('garlic', [0, 0], 96)],
  ),
  snitel: recipe(
    'plate',
    [
      slab('#d99a3e', [120, 80], { at: [-20, -26], turn: -12, grill: false }),
      fries([64, 76], 34, 15),
      slices('lemon', [-72, 68], 2, { radius: 34, turn: -20 }),
      parsley(12),
    ],
    [icon('lemon', [0, 0], 108), sauce('#f4e5bd'), sprig()],
  ),
  'pui-gratar': recipe(
    'plate',
    [
      logs('#e0a860', 3, { at: [-40, -34], turn: 68, length: 132, thick: 54 }),
      mound('#fbf4e2', [74, 56], 62),
      strewnSlices('tomato', 2, 26, 28, [-64, 84]),
      leaves([72, -64], 30, 7),
    ],
    [sauce('#e7d9a0'), icon('lemon', [0, 0], 104), sprig()],
  ),
  tocanita: recipe(
    'plate',
    [
      liquid('#c25a2c', 140),
      bits(['#9c5a30', '#b87542'], 14, 27, 100),
      nuggets('#f2e2b4', [60, 42], 62, 12, 17),
      dollop('#fff7ea', [-42, -34], 36),
      parsley(24),
    ],
    [breadSlices(), icon('hot-pepper', [0, 0], 116, 16), sauce('#fffaf0')],
  ),
  'platou-rece': recipe(
    'board',
    [
      logs('#a8422f', 3, { at: [-122, -30], turn: 4, length: 170, thick: 34, marks: 0 }),
      slices('tomato', [-30, 110], 5, { radius: 30 }),
      icon('cheese-wedge', [30, -64], 120, -8),
      bits(['#fdf6e2', '#f4e2b0'], 12, 24, 44, [40, 40]),
      balls('#4a5a23', [128, 66], 38, 9, 14),
      icon('bacon', [126, -76], 104, 14),
    ],
    [breadSlices(), sauce('#d9a42b'), icon('grapes', [0, 0], 112)],
  ),
  'cartofi-pai': recipe(
    'basket',
    [fries([0, 0], 92, 40), parsley(18)],
    [sauce('#c5281c'), sauce('#fff3d2'), icon('salt', [0, 0], 110)],
  ),
  'cartofi-copti': recipe(
    'bowl',
    [nuggets('#e6ac45', [0, 0], 118, 18, 36), parsley(38), strewn(['#5f8f35', '#fff3d5'], 4)],
    [sauce('#fff6e2'), sprig(), icon('garlic', [0, 0], 96)],
  ),
  'meniul-zilei': recipe(
    'plate',
    [
      liquid('#c9652c', 92),
      mound('#f6e6b8', [74, -46], 68),
      bits(['#9a5a2e', '#b7743f'], 11, 25, 60, [-40, 24]),
      slices('pickle', [70, 76], 3, { radius: 26 }),
      parsley(24),
    ],
    [breadSlices(), sauce('#fff8ea'), icon('hot-pepper', [0, 0], 104)],
  ),
  omleta: recipe(
    'plate',
    [
      halfMoons('#f2c445', 1, [0, 6], 138),
      bits(['#5da53c', '#d8432c', '#e79aa0'], 26, 11, 100),
      leaves([80, 92], 22, 5),
      strewnSlices('tomato', 2, 22, 27, [-70, 96]),
    ],
    [icon('egg', [0, 0], 100), icon('bread', [0, 0], 122), sprig()],
  ),
  'mic-dejun': recipe(
    'plate',
    [
      slices('egg', [-54, -58], 2, { radius: 62, turn: 8, step: 1.3 }),
      icon('bacon', [-62, 58], 112, -10),
      strewnSlices('tomato', 2, 26, 29, [50, 94]),
      leaves([92, 52], 22, 5),
      logs('#a3472c', 2, { at: [104, -36], turn: 18, length: 104, thick: 32 }),
    ],
    [icon('bread', [0, 0], 128), icon('tomato', [0, 0], 104), icon('egg', [0, 0], 96)],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
