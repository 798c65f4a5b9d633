import type { Part } from '../parts/part.ts';
import { agreementPart } from './agreement-part.ts';
import { cataloguePart } from './catalogue-part.ts';
import { edgePart } from './edge-part.ts';
import { sharingPart } from './sharing-part.ts';

/** The parts of `npm run bench:cluster`, in the order in which they run. */
export const clusterParts: Readonly<Record<string, Part>> = {
  edge: edgePart,
  sharing: sharingPart,
  calls: agreementPart,
  catalogue: cataloguePart,
};
