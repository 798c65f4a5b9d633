import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = join(import.meta.dirname, '../../../deploy/monitoring');
const RULES = 'alerts.yml';
const DASHBOARD = 'dashboard.json';

/** Stricter than Prometheus: our alert rules have only these fields, labels and annotations. */
const rulesShape = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smhd]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboardShape = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
});

export type MonitoringQuery = {
  readonly file: string;
  /** The name of the alert or the title of the panel. */
  readonly name: string;
  readonly query: string;
};

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** Throws when one of the two files does not match its shape. */
export function listQueries(): readonly MonitoringQuery[] {
  const { groups } = rulesShape.parse(parse(read(RULES)));
  const { panels } = dashboardShape.parse(JSON.parse(read(DASHBOARD)));
  return [
    ...groups.flatMap(({ rules }) =>
      rules.map(({ alert, expr }) => ({ file: RULES, name: alert, query: expr })),
    ),
    ...panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ file: DASHBOARD, name: title, query: expr })),
    ),
  ];
}
