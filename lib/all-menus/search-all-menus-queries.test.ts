import fc from 'fast-check';
import { createLargeCatalogue } from '@/e2e/support/all-menus/large-catalogue';
import { createAllMenusSearch } from './search-all-menus.ts';
import type { AllMenusResult } from './search-all-menus.ts';
import { composeIndex } from './server/compose-index.ts';
import type { MenusIndex } from './menus-index.ts';
import {
  isAllMenusSearch,
  OPENING_PARAM,
  OPENINGS,
  parseAllMenusQuery,
  TEXT_PARAM,
} from './all-menus-query.ts';
import type { AllMenusQuery } from './all-menus-query.ts';

const NOON = new Date('2026-11-23T10:00:00Z');
const QUERIES = 10_000;
/** The number of slowest queries that are timed again, in case other processes slowed them down. */
const SLOWEST = 5;

const large = composeIndex(createLargeCatalogue());
/** A small part of the large index, so that 10,000 queries take about a second. */
const index: MenusIndex = {
  ...large,
  restaurants: large.restaurants.slice(0, 3).map((restaurant) => ({
    ...restaurant,
    categories: restaurant.categories
      .slice(0, 3)
      .map(({ name, products }) => ({ name, products: products.slice(0, 2) })),
  })),
};
const search = createAllMenusSearch(index);

const names = index.restaurants.flatMap(({ name, categories }) => [
  name,
  ...categories.flatMap((category) => [
    category.name,
    ...category.products.map((product) => product.name),
  ]),
]);

/** Any texts, names from the index, and texts made of parts of names and of a few characters. */
const texts = fc.oneof(
  // Any code units, also half of a surrogate pair, which no named unit of `fc.string` contains.
  fc.array(fc.nat(0xffff), { maxLength: 200 }).map((codes) => String.fromCharCode(...codes)),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(...names),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.nat(12),
        fc.nat(12),
        fc.string({ unit: 'grapheme', maxLength: 2 }),
      ),
      { maxLength: 6 },
    )
    .map((parts) =>
      parts.map(([name, from, to, typed]) => `${name.slice(from, from + to)}${typed}`).join(' '),
    ),
);
const queries = fc
  .tuple(texts, fc.constantFrom(...OPENINGS))
  .map(([text, opening]): AllMenusQuery =>
    parseAllMenusQuery(
      new Map([
        [TEXT_PARAM, text],
        [OPENING_PARAM, opening],
      ]),
    ),
  );

/** This check does not use `expect`, which would take more time than the searches. */
function isBounded({ groups, productCount }: AllMenusResult): boolean {
  return (
    new Set(groups.map(({ restaurant }) => restaurant)).size === groups.length &&
    groups.every(({ restaurant }) => index.restaurants.includes(restaurant)) &&
    groups.every(({ products }) => products.length <= 4) &&
    productCount === groups.reduce((sum, group) => sum + group.productCount, 0)
  );
}

describe('random queries in all menus', () => {
  const times: { readonly query: AllMenusQuery; readonly ms: number }[] = [];

  it('are answered without an exception and with a bounded number of hits', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const start = performance.now();
        const result = search(query, NOON);
        times.push({ query, ms: performance.now() - start });
        return result === undefined
          ? !isAllMenusSearch(query)
          : isAllMenusSearch(query) && isBounded(result);
      }),
      { numRuns: QUERIES, seed: 13 },
    );
  });

  it('are answered in less than 20 ms of processor time, measured for the slowest ones', () => {
    expect(times).toHaveLength(QUERIES);
    const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
    for (const { query } of slowest) {
      const processorTimes = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage();
        search(query, NOON);
        return process.cpuUsage(start).user / 1_000;
      });
      expect(Math.min(...processorTimes)).toBeLessThan(20);
    }
  });
});
