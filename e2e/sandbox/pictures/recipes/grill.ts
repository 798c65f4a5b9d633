import { icon } from '../drawing/icon.ts';
import { breadSlices, sauce, sprig } from '../drawing/tableware.ts';
import { flatbread } from '../food/dough.ts';
import { fries, leaves, mound, nuggets } from '../food/garnish.ts';
import { slices, strewnSlices } from '../food/slices.ts';
import { carved, logs, ribs, skewers, slab } from '../food/meat.ts';
import { bits, dollop, drizzle, parsley } from '../food/wet.ts';
import { type Recipe, recipe } from './recipe.ts';

export const grill = {
  mici: recipe(
    'board',
    [
      logs('#7a4326', 5, { at: [-44, 0], turn: 8, length: 150, thick: 44 }),
      fries([128, 54], 44, 17),
      dollop('#e8b32c', [126, -88], 38),
      parsley(14),
    ],
    [sauce('#e8b32c'), breadSlices(), icon('beer-mug', [0, 0], 140)],
  ),
  kebab: recipe(
    'plate',
    [
      mound('#f6e7bd', [-74, -36], 70),
      bits(['#9a5a2c', '#b9773b', '#7c4420'], 34, 19, 66, [44, -34]),
      leaves([-58, 76], 30, 7),
      strewnSlices('tomato', 3, 38, 25, [66, 80]),
      drizzle('#fff8e4', 6),
    ],
    [sauce('#c5381f'), sauce('#fff4dc'), icon('flatbread', [0, 0], 150)],
  ),
  frigarui: recipe(
    'board',
    [
      leaves([124, 90], 30, 6),
      skewers(['#96522b', '#d9432c', '#a85e31', '#7ca83e'], 3, { at: [-30, 0], turn: 74 }),
      slices('onion', [-128, -104], 3, { radius: 27 }),
      dollop('#f4e7c6', [140, -96], 34),
    ],
    [sauce('#c9381f'), icon('onion', [0, 0], 108), breadSlices()],
  ),
  pljeskavica: recipe(
    'plate',
    [
      flatbread('#e9bd7c', [-30, 4], 132),
      slab('#84462a', [104, 96], { at: [-6, -12] }),
      slices('onion', [78, 78], 3, { radius: 28 }),
      dollop('#fff6e0', [-78, 72], 38),
      dollop('#cf4526', [88, -70], 32),
    ],
    [sauce('#cf4526'), sauce('#fff6e0'), icon('onion', [0, 0], 108)],
  ),
  carnati: recipe(
    'board',
    [
      mound('#f2dfa8', [112, 54], 62),
      logs('#a3472c', 4, { at: [-52, -4], turn: 28, length: 178, thick: 38, marks: 4 }),
      dollop('#d89f26', [128, -88], 34),
      parsley(14),
    ],
    [sauce('#d89f26'), breadSlices(), icon('onion', [0, 0], 104)],
  ),
  steak: recipe(
    'slate',
    [
      carved(5, { at: [-52, -18], turn: -14 }),
      nuggets('#e6ac45', [124, 66], 48, 8, 25),
      bits(['#fdfaf0', '#f0ead8'], 22, 5, 70, [-50, 0]),
      icon('herb', [128, -84], 104, 20),
      dollop('#f3d77c', [-66, -14], 22),
    ],
    [sauce('#4a241a'), icon('salt', [0, 0], 112), sprig()],
  ),
  cotlet: recipe(
    'board',
    [
      slab('#6e3620', [128, 84], { at: [-30, -10], turn: -12 }),
      icon('herb', [-48, -20], 92, 30),
      icon('garlic', [136, -92], 82),
      slices('tomato', [120, 84], 3, { radius: 30, turn: 12 }),
      bits(['#fdf8ea'], 22, 4, 100),
    ],
    [sauce('#7c3a20'), icon('kitchen-knife', [0, 0], 150, 10), icon('salt', [0, 0], 110)],
  ),
  coaste: recipe(
    'board',
    [
      ribs('#8c3416', 6, { at: [-46, -4], turn: 8 }),
      drizzle('#5c1d0c', 5, 70),
      fries([138, 68], 34, 14),
      dollop('#7b2712', [140, -90], 34),
    ],
    [sauce('#7b2712'), icon('ear-of-corn', [0, 0], 120), icon('beer-mug', [0, 0], 138)],
  ),
  tartar: recipe(
    'plate',
    [
      slab('#b8323a', [86, 82], { grill: false }),
      slices('egg', [0, -6], 1, { radius: 44 }),
      bits(['#6b8a33', '#f6eadb', '#3d3226'], 30, 7, 130),
      drizzle('#e9d9a8', 3),
    ],
    [breadSlices(), sauce('#e4c257'), icon('onion', [0, 0], 98)],
  ),
  aripioare: recipe(
    'basket',
    [
      icon('poultry-leg', [-60, -50], 132, -20),
      icon('poultry-leg', [66, -44], 132, 50),
      icon('poultry-leg', [-56, 64], 132, 160),
      icon('poultry-leg', [62, 66], 132, 100),
      icon('poultry-leg', [0, 4], 136, 10),
      bits(['#f3e4bb', '#b53717'], 22, 6),
    ],
    [sauce('#b53717'), sauce('#fff3d6'), icon('hot-pepper', [0, 0], 108)],
  ),
} as const satisfies Readonly<Record<string, Recipe>>;
