/** So many products are read or changed in one task; `docs/performance.md` has the times. */
const PRODUCTS_IN_SLICE = 100;

/**
 * Does the work for the items in slices of `PRODUCTS_IN_SLICE` products, the first one at once. The
 * browser can paint and answer the visitor between two slices. Ends early when `signal` is aborted.
 */
export async function runInSlices<T>(
  items: readonly T[],
  countProducts: (item: T) => number,
  work: (slice: readonly T[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  let slice: T[] = [];
  let products = 0;
  for (const item of items) {
    if (products >= PRODUCTS_IN_SLICE) {
      work(slice);
      slice = [];
      products = 0;
      await pause();
      if (signal?.aborted === true) return;
    }
    slice.push(item);
    products += countProducts(item);
  }
  work(slice);
}

/** Lets the browser paint and answer the visitor. Safari has no `scheduler`, older Chromes no `yield`. */
export const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((done) => setTimeout(done));
