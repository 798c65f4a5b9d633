import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createAllMenusSearch } from '../../../lib/all-menus/search-all-menus.ts';
import { composeIndex } from '../../../lib/all-menus/server/compose-index.ts';
import { isMenusIndex } from '../../../lib/all-menus/menus-index.ts';
import { createLargeCatalogue, LARGE_CATALOGUE } from './large-catalogue.ts';

const RUNS = 7;
const QUERIES = ['papanasi', 'p', 'papnasi', 'ciorba de burta'] as const;

/** Collects garbage, then returns the bytes that the heap uses. */
function readHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

function time<Value>(run: () => Value): { readonly ms: number; readonly value: Value } {
  const startedAt = performance.now();
  const value = run();
  return { ms: performance.now() - startedAt, value };
}

/** Returns the median time of `RUNS` runs, in milliseconds. */
function measure(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => time(run).ms).toSorted((a, b) => a - b);
  return times[Math.floor(RUNS / 2)] ?? 0;
}

function openSearch(json: string): ReturnType<typeof createAllMenusSearch> {
  const index: unknown = JSON.parse(json);
  if (!isMenusIndex(index)) throw new Error('Not an index');
  return createAllMenusSearch(index);
}

/**
 * Measures the index of all menus and its search. The index has as many restaurants and products as
 * it may have. The times are those of Node on this machine.
 */
export function weighAllMenus(): Readonly<Record<string, string>> {
  const source = createLargeCatalogue();
  const json = JSON.stringify(composeIndex(source));
  const bytes = Buffer.from(json);
  const kB = (size: number): string => `${(size / 1_000).toFixed(0)} kB`;
  const MB = (size: number): string => `${(size / 1_000_000).toFixed(1)} MB`;
  const ms = (run: () => unknown): string => `${measure(run).toFixed(0)} ms`;
  const now = new Date();
  const opening = 'toate';

  const before = readHeap();
  const search = openSearch(json);
  const heap = readHeap() - before;
  return {
    restaurants: String(LARGE_CATALOGUE.restaurants),
    products: String(LARGE_CATALOGUE.products),
    'index, gzip': kB(gzipSync(bytes).length),
    'index, brotli': kB(brotliCompressSync(bytes).length),
    'index, raw': kB(bytes.length),
    // Creates new menus in each run, because `composeIndex` does not index the same menu object
    // twice. So the time includes the creation of the menus.
    'made on the server': ms(() => JSON.stringify(composeIndex(createLargeCatalogue()))),
    'from the JSON to the first hit': ms(() =>
      openSearch(json)({ text: 'papanasi', opening }, now),
    ),
    ...Object.fromEntries(
      QUERIES.map((text) => [`search for ${text}`, ms(() => search({ text, opening }, now))]),
    ),
    'memory of index and search': MB(heap),
  };
}
