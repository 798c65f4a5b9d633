import type { Random } from './random.ts';
import type { Colour } from './svg.ts';

/** What a table top or cloth is drawn from; width and height in the picture's pixels. */
export type Ground = {
  readonly base: Colour;
  readonly accent: Colour;
  readonly width: number;
  readonly height: number;
  readonly random: Random;
};
