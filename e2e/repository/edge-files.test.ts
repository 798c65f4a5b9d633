import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicRows } from '../../lib/addresses/address-table.ts';
import { CAMPAIGN_PARAM } from '../../lib/addresses/campaign-params.ts';
import { apiRoutes, operatorRoutes } from '../../lib/api/api-routes.ts';
import { findRouteTemplate } from '../../lib/monitoring/route-template.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const templates = 'deploy/nginx/templates';

describe("the edge's log", () => {
  const rows = [
    ...read(`${templates}/routes.conf.template`).matchAll(
      /^(?:"~(?<pattern>.+)"|(?<fixed>\/\S*)) (?<route>\S+);$/gm,
    ),
  ];
  const findRoute = (path: string): string => {
    const row =
      rows.find(({ groups }) => groups?.fixed === path) ??
      rows.find(({ groups }) => groups?.pattern && new RegExp(groups.pattern).test(path));
    return row?.groups?.route ?? 'unknown';
  };

  it.each([
    ...publicRows.map(({ path }) => path.replaceAll(/\[(\w+)\]/g, 'an-id')),
    ...Object.values(apiRoutes),
    ...Object.values(operatorRoutes),
    '/_next/static/chunks/a.js',
    '/_next/image',
    '/sitemap.xml',
    '/activate/a/b',
    '/nothing',
  ])('has the same route template as the site for %s', (path) => {
    expect(findRoute(path)).toBe(findRouteTemplate(path));
  });
});

describe("the edge's rules for requests", () => {
  const requests = read(`${templates}/requests.conf.template`);

  it('have the same preview crawlers as the site', () => {
    const [, crawlers = ''] =
      /const PREVIEW_CRAWLERS =\s+\/(.+)\/;/.exec(read('lib/request/preview-crawler.ts')) ?? [];
    expect(crawlers).not.toBe('');
    expect(requests).toContain(`"~${crawlers}" 1;`);
  });

  it('have the same campaign parameters as the site', () => {
    expect(requests).toContain(`|${CAMPAIGN_PARAM.source})(?:&|$))+$" 1;`);
  });

  it.each(publicRows.filter(({ isSensitive }) => isSensitive).map(({ path }) => path))(
    'let the edge store no answer for %s',
    (path) => {
      const [, pattern = ''] = /"~\*(\^.+)" other;/.exec(requests) ?? [];
      expect(path).toMatch(new RegExp(pattern, 'i'));
    },
  );
});

describe('deploy/nginx/README.md', () => {
  it('names every environment variable that start-edge.sh reads', () => {
    const used = read('deploy/nginx/start-edge.sh').matchAll(/\$\{(EDGE_[A-Z_]+)/g);
    const names = [...used].map(([, name]) => name);
    expect(names).toContain('EDGE_UPSTREAMS');
    const readme = read('deploy/nginx/README.md');
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
