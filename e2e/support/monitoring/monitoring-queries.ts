import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
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

export type ParsedQuery = {
  /** Each entry has the query and the position of one syntax error. */
  readonly errors: readonly string[];
  readonly metrics: readonly string[];
  readonly labels: readonly string[];
};

/** Replaces Grafana's variable `$__rate_interval`, which is not part of PromQL. */
const withoutVariables = (query: string): string => query.replaceAll('$__rate_interval', '5m');

/** Parses a query with the grammar of Prometheus's own editor. */
export function parseQuery(written: string): ParsedQuery {
  const query = withoutVariables(written);
  const errors: string[] = [];
  const metrics: string[] = [];
  const labels: string[] = [];
  parser.parse(query).iterate({
    enter: ({ type, name, from, to, node }) => {
      const text = query.slice(from, to);
      if (type.isError) errors.push(`${query} at ${from}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text);
      if (name === 'LabelName') labels.push(text);
    },
  });
  return { errors, metrics, labels };
}

/** Lists the names of metrics and labels in a text in Prometheus's exposition format. */
export function listNames(exposition: string): {
  readonly metrics: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
} {
  const declared = [...exposition.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(
    ([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name],
  );
  const labels = [...exposition.matchAll(/[{,](\w+)="/g)].map(([, name = '']) => name);
  return { metrics: new Set(declared), labels: new Set(labels) };
}
