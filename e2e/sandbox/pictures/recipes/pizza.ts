import { icon, wreath } from '../drawing/icon.ts';
import { sauce, sprig } from '../drawing/tableware.ts';
import { cuts, flatbread, halfMoons, pizzaBase } from '../food/dough.ts';
import { balls, leaves } from '../food/garnish.ts';
import { strewnSlices } from '../food/slices.ts';
import { bits, parsley } from '../food/wet.ts';
import { type Recipe, recipe } from './recipe.ts';

const RED = '#c8391f';
const MOZZARELLA = '#f7dfa0';

export const pizza = {
  'pizza-margherita': recipe(
    'board',
    [
      pizzaBase(RED, '#fbf0d0'),
      strewnSlices('tomato', 5, 104, 24),
      icon('herb', [-30, -30], 80),
      icon('herb', [60, 54], 74, 120),
      cuts(),
    ],
    [icon('tomato', [0, 0], 110), icon('herb', [0, 0], 104), sauce('#d9a42c')],
  ),
  'pizza-salam': recipe(
    'board',
    [
      pizzaBase(RED, MOZZARELLA),
      balls('#c23a25', [0, 0], 136, 15, 24),
      bits(['#2f2a2e', '#4c7a2c'], 18, 8, 130),
      cuts(),
    ],
    [icon('hot-pepper', [0, 0], 108, 20), sauce('#c5381f'), icon('garlic', [0, 0], 92)],
  ),
  'pizza-ciuperci': recipe(
    'board',
    [
      pizzaBase('#d9a05c', MOZZARELLA),
      wreath('brown-mushroom', 7, 104, 62),
      icon('brown-mushroom', [0, 0], 66),
      bits(['#e79aa0', '#d9828b'], 14, 16, 128),
      parsley(30, 138),
      cuts(),
    ],
    [icon('brown-mushroom', [0, 0], 112), sauce('#fff3d6'), sprig()],
  ),
  'pizza-legume': recipe(
    'board',
    [
      pizzaBase(RED, MOZZARELLA),
      strewnSlices('onion', 5, 108, 27),
      wreath('olive', 5, 74, 42),
      strewnSlices('tomato', 6, 118, 23),
      bits(['#5fa53a', '#f3c32f', '#7b3a8a'], 24, 13, 132),
      cuts(),
    ],
    [icon('bell-pepper', [0, 0], 108), icon('olive', [0, 0], 92), sauce(RED)],
  ),
  'pizza-branzeturi': recipe(
    'board',
    [
      pizzaBase('#f2d694', '#fff6dc'),
      bits(['#f4c64a', '#fffdf2', '#8ea9c4'], 26, 19, 132),
      wreath('cheese-wedge', 4, 96, 60),
      parsley(16),
      cuts(),
    ],
    [icon('cheese-wedge', [0, 0], 118), icon('honey-pot', [0, 0], 112), icon('pear', [0, 0], 100)],
  ),
  'pizza-rucola': recipe(
    'board',
    [
      pizzaBase(RED, '#fbf0d0'),
      bits(['#d8706c', '#e79088'], 13, 31, 124),
      leaves([0, 0], 84, 15, ['#4f9637', '#6fb345']),
      strewnSlices('tomato', 4, 112, 21),
      bits(['#fffbe8'], 15, 13, 120),
    ],
    [icon('tomato', [0, 0], 108), icon('cheese-wedge', [0, 0], 106), sprig()],
  ),
  calzone: recipe(
    'board',
    [
      halfMoons('#dfa34d', 1, [0, 20], 172),
      leaves([128, 102], 24, 5),
      bits([RED, '#f6e3b0'], 20, 8, 110),
      parsley(18),
    ],
    [sauce(RED), icon('tomato', [0, 0], 108), sprig()],
  ),
  focaccia: recipe(
    'board',
    [
      flatbread('#e6b264', [0, 0], 158),
      strewnSlices('tomato', 5, 104, 25),
      wreath('olive', 4, 62, 40),
      icon('herb', [26, -20], 88, 40),
      bits(['#fffdf3'], 34, 4),
    ],
    [sauce('#d1a526'), icon('olive', [0, 0], 92), sprig()],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
