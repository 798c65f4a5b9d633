import { icon, wreath } from '../drawing/icon.ts';
import { coffee, sauce, sprig, strewn } from '../drawing/tableware.ts';
import { triangles } from '../food/dough.ts';
import { balls } from '../food/garnish.ts';
import { logs } from '../food/meat.ts';
import { papanasi, scoops, stack } from '../food/sweet.ts';
import { bits, dollop, drizzle, liquid, swirl } from '../food/wet.ts';
import { type Recipe, large, recipe } from './recipe.ts';

const COCOA = '#4b2616';

export const desserts = {
  papanasi: recipe(
    'plate',
    [papanasi('#d3903f', '#fffaf0', '#7b2148'), balls('#3f3f8c', [0, 118], 60, 8, 12)],
    [icon('blueberries', [0, 0], 112), sauce('#7b2148'), strewn(['#ffffff', '#f2e8d8'], 4)],
  ),
  clatite: recipe(
    'plate',
    [triangles('#e5b565', 3, [0, 4], 88), drizzle(COCOA, 7, 100), wreath('strawberry', 3, 104, 56)],
    [icon('strawberry', [0, 0], 106), sauce(COCOA), strewn(['#ffffff'], 4)],
  ),
  placinta: recipe(
    'plate',
    [
      triangles('#dca24b', 2, [0, 0], 108, '#efc67c'),
      bits(['#fffdf5'], 46, 4, 130),
      dollop('#fff6e2', [2, 104], 34),
    ],
    [icon('honey-pot', [0, 0], 116), icon('red-apple', [0, 0], 108), strewn(['#fffdf5'], 4)],
  ),
  patiserie: recipe(
    'basket',
    [
      icon('croissant', [-58, -46], 186, -14),
      icon('croissant', [62, 44], 186, 20),
      icon('pretzel', [74, -86], 100),
      icon('doughnut', [-78, 84], 106),
    ],
    [large(coffee(), 0.95), sauce('#c8293f'), icon('honey-pot', [0, 0], 110)],
  ),
  pancakes: recipe(
    'plate',
    [
      stack('#dfa14a', 5, 112),
      drizzle('#b8661c', 9, 66),
      wreath('strawberry', 3, 128, 54),
      dollop('#fff3c4', [0, -60], 26),
      balls('#3f4a97', [0, -50], 62, 6, 12),
    ],
    [icon('honey-pot', [0, 0], 118), icon('blueberries', [0, 0], 106), large(coffee(), 0.9)],
  ),
  waffle: recipe(
    'plate',
    [
      icon('waffle', [-18, 4], 250, -8),
      scoops(['#fdf3dc'], 44, [86, -60]),
      wreath('strawberry', 3, 122, 54),
      drizzle(COCOA, 5, 80),
    ],
    [icon('strawberry', [0, 0], 104), sauce(COCOA), icon('honey-pot', [0, 0], 112)],
  ),
  baklava: recipe(
    'plate',
    [
      triangles('#c9822e', 3, [0, -48], 66, '#e2ab52'),
      triangles('#c47c2a', 2, [0, 64], 66, '#dfa64d'),
      bits(['#7fae3d', '#a3c95c'], 54, 6, 116),
    ],
    [
      large(coffee('#5a2f1a', '#4a2413'), 0.9),
      icon('honey-pot', [0, 0], 116),
      strewn(['#7fae3d'], 5),
    ],
  ),
  'budinca-alba': recipe(
    'bowl',
    [
      liquid('#fffaf0', 150),
      bits(['#8fba4a', '#c93554'], 46, 7, 96),
      swirl('#f3c9d0', [0, 0], 70, 8),
    ],
    [icon('rose', [0, 0], 110), strewn(['#8fba4a'], 5), sprig()],
  ),
  'panna-cotta': recipe(
    'plate',
    [
      liquid('#c9294a', 110),
      stack('#fff6e4', 2, 82),
      icon('strawberry', [6, -4], 66),
      balls('#3f4a97', [-6, 96], 40, 5, 12),
    ],
    [icon('strawberry', [0, 0], 104), sprig(), sauce('#c9294a')],
  ),
  galuste: recipe(
    'plate',
    [
      liquid('#c98a3a', 110),
      scoops(['#f3dfae', '#efd79e', '#f6e5bd'], 56),
      drizzle(COCOA, 7, 84),
      bits(['#8a5a30', '#fffaf0'], 34, 5, 110),
    ],
    [sauce(COCOA), icon('peanuts', [0, 0], 100), strewn(['#8a5a30'], 5)],
  ),
  kurtos: recipe(
    'board',
    [
      logs('#c67a2e', 2, { at: [0, 0], turn: 66, length: 280, thick: 104, marks: 8 }),
      bits(['#fff6e0', '#8a5a30'], 70, 4, 130),
    ],
    [icon('honey-pot', [0, 0], 112), large(coffee(), 0.9), strewn(['#fff6e0'], 5)],
  ),
  mochi: recipe(
    'slate',
    [
      scoops(['#f7c3cf', '#d5e5a8', '#fdf3e2', '#c8b4dd'], 54, [-36, 0]),
      icon('dango', [132, 6], 150),
      bits(['#fffdf5'], 30, 4, 140),
    ],
    [icon('cherry-blossom', [0, 0], 100), icon('teapot', [0, 0], 122), strewn(['#f7c3cf'], 5)],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
