import type { Ware } from '../drawing/dishware.ts';
import { place, type Drawing, type Point } from '../drawing/svg.ts';

export type Recipe = {
  readonly ware: Ware;
  /** From the bottom upwards, around the middle of the dish. */
  readonly food: readonly Drawing[];
  /** What stands beside the dish; the first is the nearest. */
  readonly beside: readonly Drawing[];
};

export function recipe(
  ware: Recipe['ware'],
  food: Recipe['food'],
  beside: Recipe['beside'],
): Recipe {
  return { ware, food, beside };
}

/** The same thing larger, and moved: a cup beside a plate becomes the main thing on its own. */
export function large(drawing: Drawing, scale: number, at: Point = [0, 0]): Drawing {
  return (random) => place(drawing(random), at, 0, scale);
}
