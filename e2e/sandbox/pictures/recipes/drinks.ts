import { icon } from '../drawing/icon.ts';
import { coffee, lemonSlice, sauce, sprig, strewn } from '../drawing/tableware.ts';
import { tallGlass } from '../drawing/tall-glass.ts';
import { balls } from '../food/garnish.ts';
import { strewnSlices } from '../food/slices.ts';
import { type Recipe, large, recipe } from './recipe.ts';

const COCOA = '#4b2616';

export const drinks = {
  limonada: recipe(
    'tray',
    [
      tallGlass('#f6e071', ['lemon', 'ice'], [-34, 0]),
      strewnSlices('lemon', 3, 40, 36, [122, 66]),
      icon('herb', [120, -60], 96, 20),
    ],
    [icon('lemon', [0, 0], 120), icon('herb', [0, 0], 108), icon('honey-pot', [0, 0], 110)],
  ),
  'limonada-fructe': recipe(
    'tray',
    [
      tallGlass('#ee5f6b', ['ice', 'lemon'], [-34, 0]),
      icon('strawberry', [116, 58], 96, 20),
      icon('herb', [120, -64], 96, 20),
    ],
    [icon('strawberry', [0, 0], 112), icon('herb', [0, 0], 106), icon('lime', [0, 0], 104)],
  ),
  suc: recipe(
    'tray',
    [
      tallGlass('#f79a2b', ['lemon'], [30, 0]),
      icon('tangerine', [-112, 44], 116),
      icon('carrot', [-104, -70], 96, 20),
    ],
    [icon('tangerine', [0, 0], 124), icon('green-apple', [0, 0], 108), icon('carrot', [0, 0], 112)],
  ),
  smoothie: recipe(
    'tray',
    [
      tallGlass('#8fc15a', ['foam'], [-30, 0]),
      strewnSlices('kiwi', 3, 42, 37, [120, 58]),
      icon('banana', [116, -66], 104, 20),
    ],
    [icon('banana', [0, 0], 122), icon('kiwi-fruit', [0, 0], 108), sprig()],
  ),
  racoritoare: recipe(
    'tray',
    [tallGlass('#5a2415', ['ice', 'lemon'], [-40, 0]), icon('beverage-box', [112, 4], 150, 10)],
    [lemonSlice('#f9d648'), icon('cup-with-straw', [0, 0], 140), icon('ice', [0, 0], 100)],
  ),
  apa: recipe(
    'tray',
    [
      tallGlass('#c4e6f2', ['ice', 'lemon'], [-40, 0]),
      strewnSlices('lemon', 2, 30, 38, [118, 44]),
      icon('herb', [116, -62], 92),
    ],
    [lemonSlice('#f9d648'), icon('lime', [0, 0], 104), icon('herb', [0, 0], 104)],
  ),
  bere: recipe(
    'tray',
    [
      icon('beer-mug', [-34, -4], 290),
      icon('pretzel', [118, 88], 112, 14),
      balls('#d9a75c', [-124, 104], 28, 7, 12),
    ],
    [icon('pretzel', [0, 0], 120), icon('peanuts', [0, 0], 108), sauce('#d9a42b')],
  ),
  'vin-rosu': recipe(
    'tray',
    [
      icon('wine-glass', [-32, -2], 300),
      icon('grapes', [118, 66], 124),
      icon('cheese-wedge', [112, -70], 92),
    ],
    [
      icon('grapes', [0, 0], 120),
      icon('cheese-wedge', [0, 0], 110),
      strewn(['#4a2036', '#6f8f3a']),
    ],
  ),
  'vin-alb': recipe(
    'tray',
    [
      icon('clinking-glasses', [-10, 0], 296),
      icon('olive', [128, 96], 70),
      icon('pear', [-132, 100], 84),
    ],
    [icon('pear', [0, 0], 116), icon('olive', [0, 0], 96), sprig()],
  ),
  cocktail: recipe(
    'tray',
    [icon('tropical-drink', [-66, 0], 270), icon('cocktail-glass', [88, 6], 226)],
    [icon('tangerine', [0, 0], 116), icon('cherries', [0, 0], 106), icon('lime', [0, 0], 100)],
  ),
  cafea: recipe(
    'board',
    [
      large(coffee(), 1.75, [-50, 0]),
      icon('cookie', [146, -62], 104, 10),
      balls('#4b2616', [140, 74], 38, 8, 12),
    ],
    [icon('cookie', [0, 0], 106), strewn([COCOA], 8), icon('chocolate-bar', [0, 0], 104)],
  ),
  espresso: recipe(
    'plate',
    [large(coffee('#a86a3a', '#3f1d0e'), 1.7), balls('#3a1f12', [96, 116], 30, 5, 12)],
    [strewn([COCOA], 8), icon('cookie', [0, 0], 104), icon('glass-of-milk', [0, 0], 112)],
  ),
  ceai: recipe(
    'plate',
    [large(coffee('#e9b75c', '#c9832c'), 1.7), lemonSlice('#f9d648')],
    [icon('teapot', [0, 0], 152), icon('honey-pot', [0, 0], 108), sprig()],
  ),
  ayran: recipe(
    'tray',
    [
      tallGlass('#fdfaf2', ['foam'], [-30, 0]),
      icon('cucumber', [118, 60], 110),
      icon('herb', [116, -60], 92),
    ],
    [sprig(), icon('cucumber', [0, 0], 118), icon('salt', [0, 0], 108)],
  ),
  milkshake: recipe(
    'tray',
    [
      tallGlass('#f3b2c6', ['foam'], [-34, 0]),
      icon('cherries', [-34, -142], 84),
      icon('strawberry', [116, 62], 100, 14),
      icon('cookie', [116, -58], 92),
    ],
    [
      icon('strawberry', [0, 0], 112),
      icon('soft-ice-cream', [0, 0], 126),
      icon('cookie', [0, 0], 98),
    ],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
