import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { addressRows, publicRows } from './address-table.ts';
import type { AddressRow } from './address-table.ts';
import { findRequestedRow } from './find-requested-row.ts';
import { hasIds } from './fits-path.ts';
import { isKeptOffline } from './is-kept-offline.ts';
import { formatPath } from './link.ts';
import { listPrefixes } from './list-prefixes.ts';
import { getMenuLanguage } from './menu-variants.ts';
import { pixelRoutes } from './pixel-routes.ts';
import { reportsViolations } from './reports-violations.ts';

const APP = resolve(__dirname, '../../app');

/** '(site)/restaurants/page.tsx' has the path '/restaurants', without its route group. */
const pathOf = (file: string): string =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((folder) => !folder.startsWith('('))
    .join('/')}`;

const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$|^previews\/.*\/route\.ts$/.test(file))
  .map((file) => ({ file, path: pathOf(file), source: readFileSync(resolve(APP, file), 'utf8') }));

const findRow = (path: string): AddressRow | undefined =>
  addressRows.find((row) => row.path === path);

const pages = addressRows.filter(({ rendered }) => rendered !== 'picture');

describe('the address table and the folder `app`', () => {
  it('have the same paths, except `qrSheet`, because `proxy.ts` rewrites all requests for it', () => {
    const withFiles = addressRows.filter(({ rewrite }) => rewrite !== 'table-range');
    expect(files.map(({ path }) => path).toSorted()).toEqual(
      withFiles.map(({ path }) => path).toSorted(),
    );
  });

  it.each(files.map(({ file, path, source }) => [file, path, source] as const))(
    'agree on whether %s is a picture, rendered per request, or static',
    (file, path, source) => {
      const { rendered } = findRow(path) ?? {};
      expect(rendered === 'picture').toBe(file.startsWith('previews/'));
      expect(rendered === 'per-request').toBe(file.startsWith('(transaction)/'));
      if (rendered === 'picture') return;
      expect(rendered === 'static').toBe(source.includes("dynamic = 'force-static'"));
    },
  );
});

describe('the rows of the address table', () => {
  it('have different paths', () => {
    expect(new Set(addressRows.map(({ path }) => path)).size).toBe(addressRows.length);
  });

  it.each(pages.map((row) => [row.path, row] as const))(
    'have no contradictory fields: %s',
    (_path, row) => {
      const isPixelRoute = Object.values(pixelRoutes).some(({ path }) => path === row.path);
      const isForEveryone = isPixelRoute || (row.isIndexed ?? row.opensApp ?? false);
      const isSensitiveOrInternal = row.isSensitive ?? row.isInternal ?? false;
      expect(isForEveryone && isSensitiveOrInternal).toBe(false);
      if (row.rendered === 'per-request') expect(row.isSensitive).toBe(true);
      if (row.acceptsPost === true) expect(row.rendered).toBe('per-request');
      expect(row.path.startsWith('/embedded/')).toBe(row.isInternal === true);
    },
  );

  it('of indexed pages have only restaurant ids, because the sitemap cannot list other ids', () => {
    const ids = addressRows
      .filter(({ isIndexed }) => isIndexed)
      .flatMap(({ path }) => path.match(/\[\w+\]/g) ?? []);
    expect(new Set(ids)).toEqual(new Set(['[restaurantId]']));
  });

  it('include for each menu an embedded, an English, and an embedded English internal row', () => {
    const menus = addressRows.filter(({ rewrite }) => rewrite === 'menu-variant');
    expect(menus).not.toEqual([]);
    for (const { path } of menus) {
      for (const prefix of ['/embedded', '/embedded/english', '/embedded/english/embedded']) {
        expect(findRow(`${prefix}${path}`)).toMatchObject({ isInternal: true });
      }
    }
  });

  it.each<readonly [string, (row: AddressRow) => boolean]>([
    ['sensitive', ({ isSensitive }) => isSensitive === true],
    ['opened by the app', (row) => row.opensApp === true && hasIds(row.path)],
    ['pictures', ({ rendered }) => rendered === 'picture'],
  ])(
    'with the same first segment are all %s, or none is, because some rules match only this segment',
    (_, has) => {
      const prefixes = listPrefixes(has);
      const differing = addressRows.filter(
        (row) => !has(row) && prefixes.some((prefix) => row.path.startsWith(`${prefix}/`)),
      );
      expect(prefixes).not.toEqual([]);
      expect(differing).toEqual([]);
    },
  );
});

describe('the row of a request', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,20}$/);
  const names = ['restaurantId', 'tableId', 'userId', 'orderId', 'token', 'invoiceId'];
  const ids = fc.record(Object.fromEntries(names.map((name) => [name, id])));

  it.each(publicRows)('is the row of the path: $path', (row) => {
    fc.assert(
      fc.property(ids, (values) => {
        expect(findRequestedRow(formatPath(row.path, values))).toBe(row);
      }),
    );
  });

  it.each([
    ...addressRows.filter(({ isInternal }) => isInternal).map(({ path }) => path),
    '/restaurant/a.b',
    '/restaurant/a/',
    '/restaurant/',
    '',
    '/invoice/a.b',
    '/payment/client/u/o.1/pay',
    // A browser would resolve these tokens.
    '/activate/.',
    '/activate/..',
  ])('is missing for %s', (path) => {
    const values = { restaurantId: 'a', product: 'a', opening: 'toate', query: 'q' };
    expect(
      findRequestedRow(formatPath(path, { ...values, first: '1', last: '2' })),
    ).toBeUndefined();
    expect(findRequestedRow('/activate/...')?.path).toBe('/activate/[token]');
  });
});

describe('of the page at a path', () => {
  it.each([
    ['/', undefined, false, true],
    ['/index', undefined, false, false],
    ['/restaurants', undefined, false, true],
    ['/restaurant', undefined, false, true],
    ['/restaurant/a', undefined, true, true],
    ['/restaurant/a/menu', 'ro', true, true],
    ['/restaurant/a/menu/supa', undefined, false, true],
    ['/restaurant/a/table/1', undefined, false, true],
    ['/embedded/restaurant/a/menu', 'ro', false, true],
    ['/embedded/english/restaurant/a/menu', 'en', true, true],
    ['/embedded/english/embedded/restaurant/a/menu', 'en', false, true],
    ['/embedded/restaurant/a/menu/supa', undefined, false, true],
    ['/previews/a/menu.jpg', undefined, false, false],
    ['/activate/t', undefined, false, false],
    ['/reset/password/t', undefined, false, false],
    ['/invoice/1', undefined, false, false],
    ['/payment/librapay/u1/form', undefined, false, false],
    // Visitors get the not-found page at addresses that may contain a secret.
    ['/_not-found', undefined, false, false],
    ['/nu-exista', undefined, false, false],
  ])(
    '%s the menu has the language %s, the service worker may keep it: %s, browsers report violations: %s',
    (path, language, isKept, isReported) => {
      expect([getMenuLanguage(path), isKeptOffline(path), reportsViolations(path)]).toEqual([
        language,
        isKept,
        isReported,
      ]);
    },
  );
});
