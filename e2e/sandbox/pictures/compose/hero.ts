import { randomFrom } from '../drawing/random.ts';
import { frame } from './frame.ts';
import { HERO_HEIGHT, HERO_WIDTH, type House } from './house.ts';
import { inside } from './inside.ts';
import { street } from './street.ts';
import { table } from './table.ts';

const SCENES = { table, inside, street, none: table };

/** An SVG of 1600 by 900. */
export function composeHero(name: string, { theme, dishes }: Omit<House, 'random'>): string {
  const scene = SCENES[theme.hero]({ theme, dishes, random: randomFrom(name) });
  return frame(HERO_WIDTH, HERO_HEIGHT, scene, theme.base);
}
