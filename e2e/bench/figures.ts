import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { z } from 'zod';

const tableSchema = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});

const chartSchema = z.object({
  /** The name of the chart's file, without its ending. */
  name: z.string(),
  title: z.string(),
  unit: z.string(),
  bars: z.array(z.object({ label: z.string(), value: z.number() })),
});

const partSchema = z.object({
  tables: z.array(tableSchema),
  charts: z.array(chartSchema),
  /** The figures that this part of the benchmark measures for goals, by the key of the goal. */
  goals: z.record(z.string(), z.string()),
});

const measuredSchema = z.object({
  at: z.string(),
  /** The load average of one minute (`os.loadavg`), before the measurement and at its end. */
  load: z.tuple([z.number(), z.number()]),
  isQuick: z.boolean(),
  part: partSchema,
});

const figuresSchema = z.record(z.string(), measuredSchema);

export type Table = Readonly<z.infer<typeof tableSchema>>;
export type Chart = Readonly<z.infer<typeof chartSchema>>;
export type PartFigures = Readonly<z.infer<typeof partSchema>>;
export type Measured = Readonly<z.infer<typeof measuredSchema>>;
export type Figures = Readonly<Record<string, Measured>>;

/** The last figures of each part of the benchmark. Empty when there is no file. */
export async function readFigures(file: string): Promise<Figures> {
  if (!existsSync(file)) return {};
  const text = await readFile(file, 'utf8');
  return figuresSchema.parse(JSON.parse(text));
}

/** Runs one part of the benchmark. Adds the date and the load of the machine to the figures. */
export async function measure(
  run: () => Promise<PartFigures>,
  isQuick: boolean,
): Promise<Measured> {
  const readLoad = (): number => Number((loadavg()[0] ?? 0).toFixed(1));
  const before = readLoad();
  const part = await run();
  return { at: new Date().toISOString(), load: [before, readLoad()], isQuick, part };
}
