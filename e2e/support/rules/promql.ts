import { parser } from '@prometheus-io/lezer-promql';

export type ParsedQuery = {
  /** Parts that the grammar of PromQL does not know. */
  readonly errors: readonly string[];
  readonly metrics: readonly string[];
  readonly labels: readonly string[];
};

/** `$__rate_interval` is a variable of Grafana. */
const withoutVariables = (query: string): string => query.replaceAll('$__rate_interval', '5m');

/** Parses a query by the grammar of Prometheus's own editor. */
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

/** The names that a text in Prometheus's format has: of series and of labels. */
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
