import { icon } from '../drawing/icon.ts';
import { sauce, sprig } from '../drawing/tableware.ts';
import { fries, leaves } from '../food/garnish.ts';
import { slices, strewnSlices } from '../food/slices.ts';
import { logs } from '../food/meat.ts';
import { rings } from '../food/sea.ts';
import { bits, parsley } from '../food/wet.ts';
import { type Recipe, recipe } from './recipe.ts';

const RED = '#c8391f';
export const burgers = {
  burger: recipe(
    'board',
    [
      fries([118, 44], 58, 24),
      icon('hamburger', [-52, -8], 280),
      slices('pickle', [-128, 126], 3, { radius: 24 }),
    ],
    [sauce(RED), sauce('#f3c64b'), icon('cup-with-straw', [0, 0], 140)],
  ),
  'burger-dublu': recipe(
    'slate',
    [
      icon('hamburger', [-96, 8], 222, -6),
      icon('hamburger', [92, -14], 222, 6),
      fries([6, 116], 26, 12),
      icon('bacon', [-4, -116], 92, 20),
    ],
    [sauce('#5d2412'), icon('cheese-wedge', [0, 0], 108), sauce('#f3c64b')],
  ),
  'burger-verde': recipe(
    'plate',
    [
      leaves([0, 34], 118, 13),
      icon('hamburger', [-22, -18], 236, -4),
      strewnSlices('tomato', 2, 28, 30, [96, 76]),
      icon('avocado', [98, -62], 88, 20),
    ],
    [sauce('#7db04a'), icon('avocado', [0, 0], 108), sprig()],
  ),
  'hot-dog': recipe(
    'basket',
    [icon('hot-dog', [-46, -34], 208), icon('hot-dog', [56, 42], 208), bits(['#d8a35a'], 16, 6)],
    [sauce('#e2ac28'), sauce(RED), icon('cup-with-straw', [0, 0], 138)],
  ),
  'inele-ceapa': recipe(
    'basket',
    [rings('#dc9c3e', 14, 106, 46), parsley(12)],
    [sauce('#c2472a'), icon('onion', [0, 0], 112), sauce('#fff3d6')],
  ),
  crispy: recipe(
    'basket',
    [
      fries([-62, 58], 52, 18),
      logs('#d48f38', 4, { at: [26, -28], turn: 40, length: 122, thick: 46, marks: 1 }),
      bits(['#f0c878', '#b8732a'], 34, 5),
      parsley(8),
    ],
    [sauce('#fff1cf'), sauce('#c44a1d'), icon('poultry-leg', [0, 0], 112)],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
