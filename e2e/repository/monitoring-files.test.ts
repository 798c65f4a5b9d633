import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listQueries } from '../support/rules/monitoring-queries.ts';
import { parseQuery } from '../support/rules/promql.ts';

const read = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

describe('the dashboard and the alert rules', () => {
  const queries = listQueries();

  it('have queries', () => {
    expect(queries.filter(({ file }) => file.endsWith('.yml')).length).toBeGreaterThan(5);
    expect(queries.filter(({ file }) => file.endsWith('.json')).length).toBeGreaterThan(10);
  });

  it.each(queries)('query in valid PromQL: $name', ({ query }) => {
    const { errors, metrics } = parseQuery(query);
    expect(errors).toEqual([]);
    expect(metrics).not.toEqual([]);
  });

  it('are refused when a query is broken', () => {
    expect(parseQuery('sum(rate(http_requests_total[5m])').errors).not.toEqual([]);
    expect(parseQuery('sum by route (up)').errors).not.toEqual([]);
  });

  it.each(queries.filter(({ file }) => file.endsWith('.yml')))(
    'name an alert that docs/operations.md explains: $name',
    ({ name }) => {
      expect(read('docs/operations.md')).toContain(`\`${name}\``);
    },
  );
});
