import { randomUUID } from 'node:crypto';
import type { Table } from '../figures.ts';
import { visitAll } from '../bench-site.ts';
import { formatNumber, percentileOf } from '../spread.ts';

const PICTURES = 100;
const IDLE_PAIRS = 50;

type PictureBurst = {
  readonly origin: string;
  /** The path of a menu that the site has already rendered. */
  readonly menu: string;
  /**
   * Addresses of the image optimizer. Each contains the address of a picture. Before each request,
   * `versioned` adds a random `?v=` to the address of the picture, so the site resizes it again.
   */
  readonly pictures: readonly string[];
  /** Requests a picture with the `Accept` header of a browser. */
  readonly loadPicture: (url: string) => Promise<unknown>;
};

async function timeVisit(origin: string, path: string): Promise<number> {
  const startedAt = performance.now();
  await visitAll(origin, [path]);
  return performance.now() - startedAt;
}

/**
 * Visits the menu in pairs: the front cache answers the first visit of a pair, the framework the
 * second. Calls `isDone` after each pair with the number of pairs, and stops when `isDone` returns
 * true. Resolves to two lists of milliseconds: of the first visits and of the second visits.
 */
async function visitUntil(
  { origin, menu }: PictureBurst,
  isDone: (pairs: number) => boolean,
): Promise<readonly (readonly number[])[]> {
  const [cached, rendered]: [number[], number[]] = [[], []];
  do {
    cached.push(await timeVisit(origin, menu));
    // The front cache passes a request with an unknown parameter on to the framework.
    rendered.push(await timeVisit(origin, `${menu}?x=${randomUUID()}`));
  } while (!isDone(cached.length));
  return [cached, rendered];
}

const versioned = (address: string): string =>
  address.replace('.webp', `.webp${encodeURIComponent(`?v=${randomUUID()}`)}`);

/**
 * Requests 100 pictures at once that the site has never resized. Measures the times of these
 * requests, and the times of visits to the menu before and during the requests.
 */
export async function measurePictureBurst(burst: PictureBurst): Promise<Table> {
  const idle = await visitUntil(burst, (pairs) => pairs >= IDLE_PAIRS);
  const startedAt = performance.now();
  let answered = 0;
  const requests = Array.from({ length: PICTURES }, async (_, index) => {
    const address = burst.pictures[index % burst.pictures.length] ?? '';
    await burst.loadPicture(`${burst.origin}${versioned(address)}`);
    answered += 1;
    return performance.now() - startedAt;
  });
  const busy = await visitUntil(burst, () => answered === PICTURES);
  const times = await Promise.all(requests);
  const columnsOf = (values: readonly number[] = []): readonly string[] =>
    [0.5, 0.99].map((share) => formatNumber(percentileOf(values, share)));
  return {
    title: `Milliseconds of a page while ${PICTURES} new pictures are requested at once`,
    columns: ['what', 'p50 idle', 'p99 idle', 'p50 meanwhile', 'p99 meanwhile'],
    rows: [
      ['a menu from the front cache', ...columnsOf(idle[0]), ...columnsOf(busy[0])],
      ['the same from the framework', ...columnsOf(idle[1]), ...columnsOf(busy[1])],
      ['the pictures', '-', '-', ...columnsOf(times)],
    ],
  };
}
