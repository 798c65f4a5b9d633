import { parser } from '@prometheus-io/lezer-promql';

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
