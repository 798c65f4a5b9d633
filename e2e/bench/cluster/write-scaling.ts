import type { Figures } from '../figures.ts';
import { formatParts } from '../report/format-report.ts';
import { writeFigures, writeMeasuredPart } from '../report/write-figures.ts';
import { clusterParts } from './cluster-parts.ts';

const DOCUMENT = 'docs/scaling.md';
const FOLDER = 'docs/scaling';

const NOTE =
  'The load generator, the instances, the edge, Redis and the sandbox run on one machine with two cores and use the loopback. So two instances have no more processor time than one, and the edge takes processor time from the instances. The ratios show what a part costs, not how much faster several machines are.';

/** The name of the part whose figures `npm run simulate` writes. */
export const SIMULATION_PART = 'simulation';

/**
 * Adds the figures to those in `docs/scaling`, and writes all of them into `docs/scaling.md`.
 * Returns the path of that document.
 */
export async function writeScaling(measured: Figures): Promise<string> {
  const figures = await writeFigures(
    FOLDER,
    [...Object.keys(clusterParts), SIMULATION_PART],
    measured,
  );
  await writeMeasuredPart(DOCUMENT, [NOTE, ...formatParts(figures, 'scaling')]);
  return DOCUMENT;
}
