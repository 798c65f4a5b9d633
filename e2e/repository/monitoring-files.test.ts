import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listQueries, parseQuery } from '../support/monitoring/monitoring-queries.ts';

const BYTES_PER_MEBIBYTE = 2 ** 20;
/**
 * The alert `MemoryHigh` fires after some minutes above its threshold, and the memory can grow
 * further in these minutes. So the threshold must be below this share of the container's memory
 * limit.
 */
const LARGEST_SHARE_OF_LIMIT = 0.8;

const read = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

describe('the dashboard and the alert rules', () => {
  const queries = listQueries();

  it('have queries', () => {
    expect(queries.filter(({ file }) => file.endsWith('.yml')).length).toBeGreaterThan(5);
    expect(queries.filter(({ file }) => file.endsWith('.json')).length).toBeGreaterThan(10);
  });

  it.each(queries)('contain only valid PromQL: $name', ({ query }) => {
    const { errors, metrics } = parseQuery(query);
    expect(errors).toEqual([]);
    expect(metrics).not.toEqual([]);
  });

  it('fail the check of PromQL when a query is broken', () => {
    expect(parseQuery('sum(rate(http_requests_total[5m])').errors).not.toEqual([]);
    expect(parseQuery('sum by route (up)').errors).not.toEqual([]);
  });

  it.each(queries.filter(({ file }) => file.endsWith('.yml')))(
    'name an alert that docs/operations.md explains: $name',
    ({ name }) => {
      expect(read('docs/operations.md')).toContain(`\`${name}\``);
    },
  );

  it('warn of high memory use before the container reaches its limit and is killed', () => {
    const { query = '' } = queries.find(({ name }) => name === 'MemoryHigh') ?? {};
    const warnedBytes = Number(/> (\S+)$/.exec(query)?.[1]);
    const site = /- name: site\n[^]*?limits:\n +memory: (\d+)Mi\n/.exec(
      read('deploy/k8s/base/site.yaml'),
    );
    const compose = /x-site: [^]*?mem_limit: (\d+)m\n/.exec(read('deploy/compose.yaml'));
    const limits = [site, compose].map((found) => Number(found?.[1]) * BYTES_PER_MEBIBYTE);
    expect(warnedBytes).toBeLessThan(Math.min(...limits) * LARGEST_SHARE_OF_LIMIT);
    expect(read('docs/operations.md')).toContain(`more than ${warnedBytes / 1e6} MB`);
  });
});
