import { icon, wreath } from '../drawing/icon.ts';
import { coffee, lemonSlice, sauce, sprig, strewn } from '../drawing/tableware.ts';
import { slabCake } from '../food/dough.ts';
import { balls } from '../food/garnish.ts';
import { strewnSlices } from '../food/slices.ts';
import { cakeSlice, eclairs, macarons, scoops, tart } from '../food/sweet.ts';
import { bits, dollop, drizzle } from '../food/wet.ts';
import { type Recipe, large, recipe } from './recipe.ts';

const COCOA = '#4b2616';

export const cakes = {
  'tort-ciocolata': recipe(
    'plate',
    [
      cakeSlice('#6b3a20', '#e9cfa6', COCOA),
      icon('cherries', [104, -96], 78),
      bits(['#3b1c0e', '#7d4a28'], 26, 5, 140),
    ],
    [icon('chocolate-bar', [0, 0], 116), sauce(COCOA), icon('cherries', [0, 0], 100)],
  ),
  'tort-fructe': recipe(
    'plate',
    [
      cakeSlice('#f0cf8e', '#fffaf0', '#f6a3b4'),
      icon('strawberry', [20, -98], 74),
      balls('#3f4a97', [104, 106], 26, 5, 12),
    ],
    [icon('strawberry', [0, 0], 108), icon('blueberries', [0, 0], 106), sauce('#c9294a')],
  ),
  cheesecake: recipe(
    'plate',
    [
      cakeSlice('#f7e3b0', '#f3d998', '#c93554'),
      balls('#a3203f', [-10, -48], 46, 8, 15),
      icon('herb', [96, -100], 62),
    ],
    [icon('cherries', [0, 0], 104), sauce('#c93554'), strewn(['#d8a35a'])],
  ),
  tiramisu: recipe(
    'plate',
    [
      slabCake(['#6a4026', '#fdf1d6', '#a06a3a', '#fdf1d6', '#8a5a30'], 104),
      bits(['#3b1c0e'], 40, 4, 130),
      balls('#3a1f12', [96, 92], 26, 6, 11),
    ],
    [large(coffee(), 0.9), icon('chocolate-bar', [0, 0], 108), strewn([COCOA], 5)],
  ),
  negresa: recipe(
    'plate',
    [
      slabCake(['#4f2917', '#6b3a20', '#5d3019'], 96),
      scoops(['#fdf3dc'], 50, [62, -46]),
      drizzle('#2f140a', 6, 90),
    ],
    [icon('chocolate-bar', [0, 0], 112), sauce(COCOA), strewn(['#7d4a28'], 6)],
  ),
  ecler: recipe(
    'board',
    [eclairs(['#5a2d18', '#f1b9c4', '#e3c06a']), bits(['#fffaf0'], 20, 4, 140)],
    [large(coffee(), 0.9), icon('chocolate-bar', [0, 0], 106), strewn(['#7d4a28'])],
  ),
  macarons: recipe(
    'plate',
    [macarons(['#f2a7bd', '#a9cf8a', '#f6d27a', '#c5a3dc', '#f3b58a', '#8ec5d8'])],
    [
      large(coffee(), 0.9),
      icon('strawberry', [0, 0], 100),
      strewn(['#f2a7bd', '#a9cf8a', '#f6d27a'], 5),
    ],
  ),
  tarta: recipe(
    'board',
    [
      tart('#dca860', '#f6dc8c'),
      wreath('strawberry', 7, 86, 62),
      icon('strawberry', [0, 0], 72),
      balls('#3f4a97', [0, 0], 48, 7, 12),
    ],
    [icon('strawberry', [0, 0], 108), icon('lemon', [0, 0], 104), strewn(['#dca860'])],
  ),
  'tarta-lamaie': recipe(
    'board',
    [
      tart('#d9a458', '#fbe26a'),
      strewnSlices('lemon', 4, 78, 32),
      dollop('#fffaf0', [0, 0], 40),
      bits(['#fffdf2'], 26, 4, 120),
    ],
    [icon('lemon', [0, 0], 112), lemonSlice('#f9d648'), sprig()],
  ),
  inghetata: recipe(
    'bowl',
    [
      scoops(['#f7c9d3', '#5e3321', '#fbeecb'], 70),
      drizzle(COCOA, 6, 90),
      icon('cherries', [4, -12], 64),
    ],
    [
      icon('soft-ice-cream', [0, 0], 132),
      icon('strawberry', [0, 0], 102),
      strewn(['#f2a7bd', '#8ec5d8', '#f6d27a'], 5),
    ],
  ),
  'inghetata-fructe': recipe(
    'bowl',
    [scoops(['#b9da8b', '#f79a54', '#c9345c'], 70), wreath('strawberry', 3, 112, 46)],
    [icon('soft-ice-cream', [0, 0], 132), icon('peach', [0, 0], 106), icon('lime', [0, 0], 96)],
  ),
  briose: recipe(
    'board',
    [
      icon('cupcake', [-112, -20], 176, -6),
      icon('cupcake', [10, 26], 182, 4),
      icon('cupcake', [126, -26], 170, 8),
    ],
    [
      strewn(['#f2a7bd', '#8ec5d8', '#f6d27a'], 6),
      large(coffee(), 0.9),
      icon('strawberry', [0, 0], 100),
    ],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
