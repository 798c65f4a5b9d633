import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { addressRows } from '../../lib/addresses/address-table.ts';
import type { AddressRow, Choice } from '../../lib/addresses/address-table.ts';
import { reportRoutes } from '../../lib/addresses/report-routes.ts';
import { siteFiles } from '../../lib/request/site-files.ts';
import { apiRoutes, operatorRoutes } from '../../lib/api/api-contract.ts';
import { findRouteTemplate } from '../../lib/monitoring/watch-requests.ts';
import { decideRequest } from '../../lib/server/request-decision.ts';
import { FIRST_TABLE_PARAM, LAST_TABLE_PARAM } from '../../lib/query-values.ts';
import { edgeTemplates } from '../commands/edge-templates.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const TEMPLATES = 'deploy/nginx/templates';

describe('the generated templates of the edge', () => {
  // After a failure here, run `npm run document-edge`.
  it.each(Object.entries(edgeTemplates))('are current: %s', (file, format) => {
    expect(read(file)).toBe(format());
  });
});

type NginxMap = {
  readonly source: string;
  /** In the order in which nginx tries them. */
  readonly rows: readonly { readonly pattern: string; readonly value: string }[];
};

const unquote = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2');

function parseRows(text: string): NginxMap['rows'] {
  const ROW = /^ *("[^"]*"|'[^']*'|[^\s#]\S*) ("[^"]*"|'[^']*'|[^;]+);$/gm;
  const rows = [...text.matchAll(ROW)].map(([, pattern = '', value = '']) => ({
    pattern: unquote(pattern),
    value: unquote(value),
  }));
  const rank = ({ pattern }: (typeof rows)[number]): number =>
    ['~', 'default'].findIndex((start) => pattern.startsWith(start));
  const [exact, expressions, others] = [-1, 0, 1].map((wanted) =>
    rows.filter((row) => rank(row) === wanted),
  );
  return [exact, expressions, others].flatMap((part) => part ?? []);
}

const maps = new Map(
  ['choices', 'requests'].flatMap((name) =>
    [
      ...read(`${TEMPLATES}/${name}.conf.template`).matchAll(
        /^map (\S+|"[^"]*") \$(\w+) \{\n([^]*?)^\}/gm,
      ),
    ].map(([, source = '', variable = '', rows = '']): [string, NginxMap] => [
      variable,
      { source: unquote(source), rows: parseRows(rows) },
    ]),
  ),
);

/** nginx ignores the case of patterns that are no expressions. */
function fit(pattern: string, text: string): Readonly<Record<string, string>> | undefined {
  if (pattern === 'default') return {};
  if (!pattern.startsWith('~'))
    return pattern.toLowerCase() === text.toLowerCase() ? {} : undefined;
  const [, flag = '', expression = ''] = /^~(\*?)(.*)$/s.exec(pattern) ?? [];
  const found = new RegExp(expression, flag && 'i').exec(text);
  return found ? { ...found.groups } : undefined;
}

type EdgeRequest = {
  readonly path: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
};

/** The value that nginx would compute for a variable. */
function evaluate(variable: string, request: EdgeRequest): string {
  const { path, query = '', headers = {}, method = 'GET' } = request;
  const map = maps.get(variable);
  if (map) {
    const source = expand(map.source, request);
    for (const { pattern, value } of map.rows) {
      const groups = fit(pattern, source);
      if (groups) return expand(value, request, groups);
    }
    return '';
  }
  if (variable === 'request_method') return method;
  if (variable === 'request_uri') return query === '' ? path : `${path}?${query}`;
  if (variable === 'args') return query;
  if (variable.startsWith('arg_')) {
    const name = variable.slice('arg_'.length);
    return new RegExp(`(?:^|&)${name}=([^&]*)`, 'i').exec(query)?.[1] ?? '';
  }
  if (variable.startsWith('http_')) {
    return headers[variable.slice('http_'.length).replaceAll('_', '-')] ?? '';
  }
  if (variable === 'edge_generation') return '1';
  throw new Error(`No value for $${variable}`);
}

const expand = (
  text: string,
  request: EdgeRequest,
  groups: Readonly<Record<string, string>> = {},
): string =>
  text.replaceAll(/\$(\w+)/g, (_, name: string) => groups[name] ?? evaluate(name, request));

const toPath = ({ path }: AddressRow): string => path.replaceAll(/\[\w+\]/g, 'an-id');

/** The key of the page that the site sends, or what else it does. */
function decisionOf({ path, query = '', headers = {}, method = 'GET' }: EdgeRequest): string {
  const decision = decideRequest({
    method,
    pathname: path,
    search: new URLSearchParams(query),
    userAgent: headers['user-agent'] ?? '',
    acceptLanguage: headers['accept-language'] ?? null,
  });
  return decision.kind === 'page' ? decision.target.key : decision.kind;
}

/** What the edge sends to the site for a stored page (`cached-requests.conf.template`). */
const forwardedOf = (request: EdgeRequest): EdgeRequest => ({
  path: evaluate('edge_path', request),
  query: evaluate('edge_page_query', request).slice(1),
  headers: { 'accept-language': 'ro', 'user-agent': 'edge' },
});

/**
 * Parts of requests that make each choice in each way. A new choice does not compile without its
 * parts here, and a test below fails when they choose nothing.
 */
const PARTS: Readonly<Record<Choice, readonly Omit<EdgeRequest, 'path'>[]>> = {
  language: [
    ...['', 'lang=ro', 'lang=en', 'lang=de', 'lang=', 'LANG=en'].map((query) => ({ query })),
    ...['lang=en&lang=ro', 'lang=ro&lang=en', 'l%61ng=en'].map((query) => ({ query })),
    ...['en', 'ro', 'ro-RO,ro;q=0.9,en;q=0.8', 'ro;q=0.5,en', '*', 'ro-md', 'rom', 'en, ro'].map(
      (language) => ({ headers: { 'accept-language': language } }),
    ),
    { query: 'lang=en', headers: { 'user-agent': 'Googlebot/2.1', 'accept-language': 'ro' } },
    { headers: { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' } },
  ],
  navigation: ['', '=', '=1', '=true', '=FALSE', '=0', '=false&hidden_navbar=1']
    .map((value) => ({ query: `hidden_navbar${value}` }))
    .concat([{ query: 'HIDDEN_NAVBAR=1' }, { query: 'hidden%5Fnavbar=1' }]),
  product: [
    'facebookexternalhit/1.1',
    'WhatsApp/2.1',
    'Mozilla/5.0 WhatsApp/2.1',
    'Slackbot',
  ].flatMap((agent) =>
    ['', 'produs=sarmale', 'produs='].map((query) => ({ query, headers: { 'user-agent': agent } })),
  ),
  search: ['q=supa', 'q=', 'program=acum', 'program=toate', 'q=supa&program=intai'].map(
    (query) => ({ query }),
  ),
  tables: [`${FIRST_TABLE_PARAM}=3&${LAST_TABLE_PARAM}=4`, `${LAST_TABLE_PARAM}=2`].map(
    (query) => ({ query }),
  ),
};
const PLAIN: Omit<EdgeRequest, 'path'> = {};
const OTHERS: readonly Omit<EdgeRequest, 'path'>[] = [
  PLAIN,
  ...[
    'hidden_modal=true',
    'utm_source=chat&gclid=a%20b',
    'utm_source=lang=en',
    'x=1',
    '_rsc=abc',
  ].map((query) => ({ query })),
  { headers: { rsc: '1', 'next-router-state-tree': '%5B%5D' } },
];

function expectRightPage(request: EdgeRequest): void {
  if (evaluate('edge_location', request) !== '@pages') return;
  expect({ request, decision: decisionOf(forwardedOf(request)) }).toEqual({
    request,
    decision: decisionOf(request),
  });
}

const joinParts = (
  one: Omit<EdgeRequest, 'path'>,
  other: Omit<EdgeRequest, 'path'>,
): Omit<EdgeRequest, 'path'> => ({
  query: [one.query, other.query].filter(Boolean).join('&'),
  headers: { ...one.headers, ...other.headers },
});

describe('a page that the edge stores', () => {
  const chosenRows = addressRows.filter(({ chosenBy = [] }) => chosenBy.length > 0);
  const choicesOfRows = chosenRows.flatMap((row) =>
    (row.chosenBy ?? []).map((choice) => [row.path, choice, row] as const),
  );

  it.each(choicesOfRows)(
    '%s is tested with requests between which %s chooses',
    (_, choice, row) => {
      const decisions = PARTS[choice].map((part) => decisionOf({ path: toPath(row), ...part }));
      expect(new Set(decisions).size).toBeGreaterThan(1);
    },
  );

  const parts = [...Object.values(PARTS).flat(), ...OTHERS];

  it.each(addressRows.map((row) => [toPath(row)] as const))(
    'is the page that the site would send to the visitor, whatever the request for %s says',
    (path) => {
      for (const part of parts) expectRightPage({ path, ...part });
      fc.assert(
        fc.property(fc.constantFrom(...parts), fc.constantFrom(...parts), (one, other) =>
          expectRightPage({ path, ...joinParts(one, other) }),
        ),
      );
    },
  );

  it.each(addressRows.map((row) => [toPath(row), row] as const))(
    'is %s exactly if the answer is the same for all visitors',
    (path, { rendered, isSensitive }) => {
      const isPage = isSensitive !== true && (rendered === 'cached' || rendered === 'static');
      expect(evaluate('edge_location', { path }) === '@pages').toBe(
        isPage || rendered === 'picture',
      );
    },
  );

  it('has one copy for all addresses that differ in nothing that chooses it', () => {
    const path = '/restaurant/an-id/menu';
    const keyOf = (query: string): string => evaluate('edge_key', { path, query });
    const key = keyOf('');
    const same = ['lang=ro', 'hidden_navbar=0', 'produs=x', 'hidden_modal=1', 'masa=4', 'gclid=1'];
    for (const query of same) {
      expect([query, keyOf(query)]).toEqual([query, key]);
    }
    expect(keyOf('hidden_navbar=1&utm_source=app')).toBe(keyOf('hidden_navbar=true'));
    expect(keyOf('hidden_navbar=1')).not.toBe(key);
  });
});

describe('the location of a request', () => {
  const spelled = addressRows.map(toPath).filter((path) => path !== '/');
  const rows: readonly (readonly [address: string, location: string])[] = [
    ...siteFiles
      .filter((path) => /\.(?:txt|xml|json|webmanifest)$/.test(path) && !path.startsWith('/.'))
      .map((path) => [path, '@pages'] as const),
    ['/robots.txt?a=1', '@pass'],
    ['/previews/an-id/menu.jpg?produs=a', '@pass'],
    ['/sw.js', '@small'],
    ['/favicon.ico?favicon.a.ico', '@small'],
    ['/icon.svg', '@small'],
    ['/apple-icon.png', '@small'],
    ['/icons/icon-192.png', '@pages'],
    ['/_next/static/chunks/a.js', '@files'],
    ['/_next/static/../a.js', '@pass'],
    ['/_next/image?url=%2Fa.jpg&w=640&q=75', '@pictures'],
    ['/_next/image?url=%2Fa.jpg&w=640&q=75&x=1', '@pass'],
    ...Object.values({ ...apiRoutes, ...operatorRoutes }).map((path) => [path, '@pass'] as const),
    ['/.well-known/assetlinks.json', '@pass'],
    ['/nothing', '@pass'],
    ['/_next/data/a.json', '@pass'],
    // The site redirects these to the usual spelling.
    ...spelled.map((path) => [`${path}/`, '@pass'] as const),
    ['/TERMS', '@pass'],
    ['/Restaurant/an-id', '@pass'],
    ['/%74erms', '@pass'],
  ];
  it.each(rows)('for %s is %s', (address, location) => {
    const [path = '', query = ''] = address.split('?');
    expect(evaluate('edge_location', { path, query })).toBe(location);
  });

  it.each([...Object.values(reportRoutes), '/restaurants', '/nothing'])(
    'of a POST to %s is none that stores',
    (path) => {
      const isReport = Object.values<string>(reportRoutes).includes(path);
      const location = evaluate('edge_location', { path, method: 'POST' });
      expect(location).toBe(isReport ? '@reports' : '@calls');
    },
  );
});

describe("the edge's log", () => {
  const routes = parseRows(read(`${TEMPLATES}/routes.conf.template`));
  it.each([
    ...addressRows.map(toPath),
    ...siteFiles,
    ...Object.values({ ...apiRoutes, ...operatorRoutes, ...reportRoutes }),
    '/_next/static/chunks/a.js',
    '/_next/image',
    '/icons/icon-192.png',
    '/activate/a/b',
    '/nothing',
  ])('has the same route template as the site for %s', (path) => {
    const row = routes.find(({ pattern }) => fit(pattern, path));
    expect(row?.value ?? 'unknown').toBe(findRouteTemplate(path));
  });
});
