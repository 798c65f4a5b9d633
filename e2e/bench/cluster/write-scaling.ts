import { readFile } from 'node:fs/promises';
import type { Figures } from '../figures.ts';
import { writeFigures, writeFormatted } from '../write-figures.ts';
import { clusterParts } from './cluster-parts.ts';
import { replaceMeasuredPart } from './format-scaling.ts';

const DOCUMENT = 'docs/scaling.md';
const FOLDER = 'docs/scaling';

/** The part that `npm run simulate` writes. */
export const SIMULATION_PART = 'simulation';

/** Writes the figures into the measured part of the document, and returns the document's name. */
export async function writeScaling(measured: Figures): Promise<string> {
  const figures = await writeFigures(
    FOLDER,
    [...Object.keys(clusterParts), SIMULATION_PART],
    measured,
  );
  const document = replaceMeasuredPart(await readFile(DOCUMENT, 'utf8'), figures);
  await writeFormatted(DOCUMENT, document, 'markdown');
  return DOCUMENT;
}
