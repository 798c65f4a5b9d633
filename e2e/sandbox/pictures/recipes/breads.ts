import { icon } from '../drawing/icon.ts';
import { sauce, sprig, strewn } from '../drawing/tableware.ts';
import { flatbread } from '../food/dough.ts';
import { balls, fries, leaves } from '../food/garnish.ts';
import { slices, strewnSlices } from '../food/slices.ts';
import { slab } from '../food/meat.ts';
import { bits, dollop, drizzle, parsley } from '../food/wet.ts';
import { type Recipe, recipe } from './recipe.ts';

const RED = '#c8391f';
export const breads = {
  bruschete: recipe(
    'board',
    [
      flatbread('#d9a35a', [-106, -58], 74),
      flatbread('#dca861', [64, -70], 74),
      flatbread('#d69f55', [-30, 76], 74),
      flatbread('#dba65e', [136, 62], 62),
      strewnSlices('tomato', 3, 34, 23, [-106, -58]),
      strewnSlices('tomato', 3, 34, 23, [64, -70]),
      strewnSlices('tomato', 3, 34, 23, [-30, 76]),
      strewnSlices('tomato', 2, 24, 22, [136, 62]),
      parsley(36, 150),
    ],
    [icon('tomato', [0, 0], 110), icon('herb', [0, 0], 108), sauce('#d1a526')],
  ),
  langos: recipe(
    'board',
    [
      flatbread('#e4ab4f', [0, 0], 164),
      dollop('#fffaf0', [-26, 12], 84),
      bits(['#f9d768', '#f3c645'], 46, 9, 112),
      parsley(22),
      icon('garlic', [132, 110], 70),
    ],
    [sauce('#fffaf0'), icon('garlic', [0, 0], 100), icon('cheese-wedge', [0, 0], 108)],
  ),
  lipie: recipe(
    'basket',
    [
      flatbread('#e8bd7c', [-48, -38], 108),
      flatbread('#e3b26c', [54, 36], 112),
      bits(['#3d2f22', '#f6e9c8'], 26, 4),
    ],
    [sauce('#efdcae'), sauce('#d1a526'), sprig()],
  ),
  paine: recipe(
    'basket',
    [
      icon('baguette-bread', [-36, -44], 184, 10),
      icon('bread', [56, 56], 150, -10),
      icon('bread', [-78, 74], 128, 16),
    ],
    [icon('baguette-bread', [0, 0], 130), strewn(['#d8a35a']), sauce('#f2e6bb')],
  ),
  sandvis: recipe(
    'board',
    [
      icon('sandwich', [-84, -6], 220, -8),
      icon('sandwich', [98, 8], 200, 10),
      leaves([10, 126], 20, 5),
      balls('#4a5a23', [158, 118], 24, 4, 13),
    ],
    [sauce('#f2e4b4'), icon('tomato', [0, 0], 106), icon('glass-of-milk', [0, 0], 120)],
  ),
  'avocado-toast': recipe(
    'plate',
    [
      flatbread('#c98f4a', [-56, -24], 104),
      slab('#9cc456', [78, 62], { at: [-56, -28], grill: false }),
      slices('egg', [-48, -30], 1, { radius: 48 }),
      icon('avocado', [78, -58], 112, 24),
      slices('radish', [64, 70], 4, { radius: 24, turn: -12 }),
      bits(['#b53a20', '#2f2a26'], 30, 3.4, 110),
    ],
    [icon('avocado', [0, 0], 112), icon('tomato', [0, 0], 106), icon('salt', [0, 0], 104)],
  ),
  shaorma: recipe(
    'board',
    [
      icon('stuffed-flatbread', [-70, 6], 246, -18),
      icon('stuffed-flatbread', [104, -22], 186, 14),
      fries([112, 108], 28, 12),
      slices('pickle', [-10, 132], 3, { radius: 22 }),
    ],
    [sauce('#fff5de'), sauce(RED), icon('onion', [0, 0], 104)],
  ),
  durum: recipe(
    'board',
    [
      icon('burrito', [-64, 0], 250, -10),
      icon('burrito', [92, 6], 222, 24),
      leaves([140, 118], 14, 4),
      strewnSlices('tomato', 2, 20, 26, [-150, -110]),
    ],
    [sauce('#fff5de'), sauce('#c44a1d'), icon('hot-pepper', [0, 0], 106, 15)],
  ),
  falafel: recipe(
    'plate',
    [
      leaves([-44, 66], 48, 9),
      balls('#8e5a28', [6, -28], 96, 10, 36),
      dollop('#f3e6c4', [92, 76], 40),
      slices('tomato', [-92, -78], 3, { radius: 26, turn: -40 }),
      drizzle('#fbf3df', 5, 80),
    ],
    [sauce('#f3e6c4'), icon('flatbread', [0, 0], 150), icon('lemon', [0, 0], 104)],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
