import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressRows, publicRows } from '../../lib/addresses/address-table.ts';
import type { AddressRow } from '../../lib/addresses/address-table.ts';
import { CAMPAIGN_PARAM } from '../../lib/addresses/campaign-params.ts';
import { apiRoutes, operatorRoutes } from '../../lib/api/api-routes.ts';
import { reportRoutes } from '../../lib/addresses/report-routes.ts';
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

  const [, table = ''] = /map \$edge_path \$edge_kind \{([^}]+)\}/.exec(requests) ?? [];
  const kinds = [...table.matchAll(/^ +(?:"~(?<pattern>.+)"|(?<fixed>\S+)) (?<kind>\w+);$/gm)];
  const findKind = (path: string): string | undefined =>
    [
      kinds.find(({ groups }) => groups?.fixed === path),
      kinds.find(({ groups }) => groups?.pattern && new RegExp(groups.pattern).test(path)),
      kinds.find(({ groups }) => groups?.fixed === 'default'),
    ].find((row) => row !== undefined)?.groups?.kind;

  const kindOf = ({ rendered, isSensitive, isInternal }: AddressRow): string => {
    if (isSensitive || isInternal || rendered === 'unstored') return 'other';
    return rendered === 'picture' ? 'data' : 'page';
  };
  const rows = addressRows.map((row) => [row.path.replaceAll(/\[\w+\]/g, 'an-id'), kindOf(row)]);

  it.each([
    ...rows,
    ['/robots.txt', 'data'],
    ['/sitemap.xml', 'data'],
    ['/cautare.json', 'data'],
    ['/manifest.webmanifest', 'data'],
    ['/favicon.ico', 'small'],
    ['/icon.svg', 'small'],
    ['/apple-icon.png', 'small'],
    ['/icons/icon-192.png', 'data'],
    ['/_next/static/chunks/a.js', 'file'],
    ['/_next/image', 'picture'],
    ...Object.values(reportRoutes).map((path) => [path, 'report']),
    ...Object.values({ ...apiRoutes, ...operatorRoutes }).map((path) => [path, 'other']),
    ['/sw.js', 'small'],
    ['/nothing', 'other'],
    ['/_next/data/a.json', 'other'],
    // The site redirects these to the usual spelling.
    ...rows.filter(([path]) => path !== '/').map(([path]) => [`${path}/`, 'other']),
    ['/TERMS', 'other'],
    ['/Restaurant/an-id', 'other'],
  ])('give %s the kind %s', (path, kind) => {
    expect(findKind(path)).toBe(kind);
  });
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
