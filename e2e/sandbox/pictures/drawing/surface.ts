import { bamboo, checked, folk, linen, stripes } from './cloths.ts';
import type { Ground } from './ground.ts';
import { marble, stone, terrazzo, tiles, wood } from './table-tops.ts';

const SURFACES = { wood, linen, checked, marble, stone, stripes, folk, tiles, bamboo, terrazzo };

export type Surface = keyof typeof SURFACES;

export function drawSurface(surface: Surface, ground: Ground): string {
  return SURFACES[surface](ground);
}
