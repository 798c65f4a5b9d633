import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { addressRows, findRequestedRow, listPrefixes } from './address-table.ts';
import type { AddressRow } from './address-table.ts';
import { hasIds } from './fits-path.ts';
import { formatPath } from './link.ts';
import { publicRoutes } from './public-routes.ts';

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
  it('have the same paths, besides the not-found page', () => {
    expect(files.map(({ path }) => path).toSorted()).toEqual(
      [...addressRows.map(({ path }) => path), '/nu-exista'].toSorted(),
    );
  });

  it.each(files.flatMap((file) => (findRow(file.path) ? [file] : [])))(
    'agree on whether $file is a picture, rendered per request, or static',
    ({ file, path, source }) => {
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
      const isPixelRoute = Object.values(publicRoutes).some(({ path }) => path === row.path);
      const isForEveryone = isPixelRoute || (row.isIndexed ?? row.opensApp ?? false);
      expect(isForEveryone && row.isSensitive === true).toBe(false);
      if (row.rendered === 'per-request') expect(row.isSensitive).toBe(true);
      if (row.acceptsPost === true) expect(row.rendered).toBe('per-request');
      if (row.isStoredOffline === true) expect(row.rendered).toBe('cached');
    },
  );

  it('of indexed pages have only restaurant ids, because the sitemap cannot list other ids', () => {
    const ids = addressRows
      .filter(({ isIndexed }) => isIndexed)
      .flatMap(({ path }) => path.match(/\[\w+\]/g) ?? []);
    expect(new Set(ids)).toEqual(new Set(['[restaurantId]']));
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

  it.each(addressRows)('is the row of the path: $path', (row) => {
    fc.assert(
      fc.property(ids, (values) => {
        expect(findRequestedRow(formatPath(row.path, values))).toBe(row);
      }),
    );
  });

  it.each([
    '/nu-exista',
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
    expect(findRequestedRow(path)).toBeUndefined();
    expect(findRequestedRow('/activate/...')?.path).toBe('/activate/[token]');
  });
});
