import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { drawBarChart } from './bar-chart.ts';
import { readFigures } from '../figures.ts';
import type { Figures } from '../figures.ts';
import { replaceMeasuredPart } from '../measured-part.ts';

/** Writes a file in the style that `npm run format` gives it. */
async function writeFormatted(
  file: string,
  text: string,
  parser: 'json' | 'markdown',
): Promise<void> {
  const options = await resolveConfig(file);
  await writeFile(file, await format(text, { ...options, parser }));
}

/**
 * Adds the measured figures to `figures.json` in the folder. The new figures of a part replace its
 * older ones. The file keeps only the parts in `names`, in the order of `names`. Draws the charts
 * of all these parts, and returns their figures.
 */
export async function writeFigures(
  folder: string,
  names: readonly string[],
  measured: Figures,
): Promise<Figures> {
  const file = join(folder, 'figures.json');
  const figures = { ...(await readFigures(file)), ...measured };
  const ordered = Object.fromEntries(
    names.flatMap((name) => (figures[name] === undefined ? [] : [[name, figures[name]]])),
  );
  await mkdir(folder, { recursive: true });
  await writeFormatted(file, JSON.stringify(ordered), 'json');
  for (const { part } of Object.values(ordered)) {
    for (const chart of part.charts) {
      await writeFile(join(folder, `${chart.name}.svg`), drawBarChart(chart));
    }
  }
  return ordered;
}

/** Replaces the text between two HTML comments of a Markdown document (`measured-part.ts`). */
export async function writeMeasuredPart(
  document: string,
  paragraphs: readonly string[],
): Promise<void> {
  const text = replaceMeasuredPart(await readFile(document, 'utf8'), paragraphs);
  await writeFormatted(document, text, 'markdown');
}
