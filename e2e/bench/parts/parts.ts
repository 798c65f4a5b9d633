import { audits } from './audits.ts';
import { growth } from './growth.ts';
import { memory } from './memory.ts';
import type { Part } from './part.ts';
import { pictures } from './pictures.ts';
import { serving } from './serving.ts';
import { weights } from './weights.ts';

/** The parts of `npm run bench` that need the built site, in the order in which they run. */
export const sitePartsInOrder: Readonly<Record<string, Part>> = {
  serving,
  growth,
  memory,
  weights,
  pictures,
  lighthouse: audits,
};
