import { icon } from '../drawing/icon.ts';
import { sauce, sprig, strewn } from '../drawing/tableware.ts';
import { noodles, slabCake } from '../food/dough.ts';
import { leaves, mound, nuggets } from '../food/garnish.ts';
import { slices, strewnSlices } from '../food/slices.ts';
import { shrimps } from '../food/sea.ts';
import { bits, liquid, parsley, swirl } from '../food/wet.ts';
import { type Recipe, recipe } from './recipe.ts';

export const pastaAndRice = {
  gratin: recipe(
    'pan',
    [slabCake(['#e9b548', '#fbeec2', '#efd68c', '#fbeec2'], 116), parsley(24)],
    [sprig(), icon('cheese-wedge', [0, 0], 110), strewn(['#e9b548', '#7a9a3c'])],
  ),
  lasagna: recipe(
    'plate',
    [
      liquid('#c0391f', 120),
      slabCake(['#e2a63f', '#f6e3b4', '#b53a20', '#f6e3b4', '#a8331c'], 100),
      icon('herb', [10, -34], 82, 20),
      parsley(10),
    ],
    [icon('tomato', [0, 0], 108), icon('cheese-wedge', [0, 0], 106), sprig()],
  ),
  risotto: recipe(
    'plate',
    [
      mound('#f3deb0', [0, 4], 138, '#fff7e3'),
      bits(['#9a6a3c', '#b98a56', '#7d5230'], 17, 18, 100),
      bits(['#fffbe8'], 16, 10, 100),
      parsley(26),
    ],
    [icon('brown-mushroom', [0, 0], 108), icon('cheese-wedge', [0, 0], 106), sprig()],
  ),
  'paste-rosii': recipe(
    'plate',
    [
      noodles('#efc45a'),
      bits(['#c5331c', '#e04a2a', '#a82714'], 34, 17, 76),
      strewnSlices('tomato', 3, 44, 24),
      icon('herb', [8, -16], 80, 10),
    ],
    [icon('tomato', [0, 0], 112), icon('cheese-wedge', [0, 0], 106), icon('garlic', [0, 0], 92)],
  ),
  'paste-albe': recipe(
    'plate',
    [
      noodles('#f4dc97'),
      swirl('#fff8e4', [0, 0], 76, 13),
      icon('bacon', [-36, 24], 78, 30),
      icon('bacon', [52, -38], 74, -24),
      bits(['#3c3028'], 24, 3.4),
      slices('egg', [8, -4], 1, { radius: 34 }),
    ],
    [icon('egg', [0, 0], 100), icon('cheese-wedge', [0, 0], 106), icon('bacon', [0, 0], 108)],
  ),
  'paste-verzi': recipe(
    'plate',
    [
      noodles('#c6c653'),
      bits(['#4f8f2f', '#3b7526', '#78b03e'], 44, 11, 100),
      bits(['#f2dfb0'], 16, 9, 90),
      strewnSlices('tomato', 4, 84, 21),
      icon('herb', [0, -6], 84),
    ],
    [icon('herb', [0, 0], 112), icon('peanuts', [0, 0], 96), icon('cheese-wedge', [0, 0], 106)],
  ),
  gnocchi: recipe(
    'bowl',
    [
      liquid('#dd7a3a'),
      nuggets('#f5dfa3', [0, 4], 108, 20, 27),
      bits(['#fffcef'], 13, 11),
      icon('herb', [0, -8], 84, 20),
    ],
    [icon('tomato', [0, 0], 108), icon('cheese-wedge', [0, 0], 106), sprig()],
  ),
  wok: recipe(
    'bowl',
    [
      noodles('#d79a44', [0, 6], 138),
      bits(['#e2622d', '#5ea043', '#d8402c', '#f0c040'], 30, 16, 112),
      shrimps(3, 60),
      bits(['#fff6dd'], 22, 4),
    ],
    [icon('chopsticks', [0, 0], 170, 10), sauce('#4b2212'), icon('ginger-root', [0, 0], 100)],
  ),
  'wok-legume': recipe(
    'bowl',
    [
      noodles('#e2b45c', [0, 6], 138),
      bits(['#5ea043', '#e2622d', '#d8402c', '#f0c040', '#7a4a8a'], 34, 17, 112),
      icon('broccoli', [-44, -36], 84, -20),
      icon('brown-mushroom', [56, 34], 70, 20),
      bits(['#fff6dd'], 22, 4),
    ],
    [icon('chopsticks', [0, 0], 170, 10), sauce('#4b2212'), icon('broccoli', [0, 0], 108)],
  ),
  'orez-prajit': recipe(
    'bowl',
    [
      mound('#f0d28f', [0, 4], 146, '#fff7dd'),
      bits(['#68a83f', '#ee8a2e', '#f6d354', '#d8705a'], 46, 11, 118),
      slices('egg', [22, -12], 1, { radius: 50 }),
      parsley(18),
    ],
    [icon('chopsticks', [0, 0], 170, 10), sauce('#4b2212'), icon('egg', [0, 0], 96)],
  ),
  curry: recipe(
    'plate',
    [
      liquid('#dc9a2c', 146),
      mound('#fdf8ea', [-62, -22], 74),
      bits(['#c77b33', '#ae6428'], 10, 25, 62, [52, 26]),
      bits(['#d9412c', '#5fa342'], 12, 15, 66, [46, 18]),
      parsley(22),
    ],
    [icon('coconut', [0, 0], 108), icon('hot-pepper', [0, 0], 106, 20), sprig()],
  ),
  dumplings: recipe(
    'slate',
    [
      leaves([-150, 96], 16, 4),
      icon('dumpling', [-118, -58], 122, -14),
      icon('dumpling', [4, -76], 122, 10),
      icon('dumpling', [124, -52], 122, -8),
      icon('dumpling', [-66, 54], 122, 16),
      icon('dumpling', [66, 58], 122, -12),
      parsley(22, 150),
    ],
    [sauce('#4b2212'), icon('chopsticks', [0, 0], 170, 10), icon('hot-pepper', [0, 0], 104)],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
