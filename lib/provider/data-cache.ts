import { unstable_cache } from 'next/cache';

/**
 * The framework's data cache, which all pages of one restaurant share.
 *
 * Read in `unstable-cache.js` of Next 16.4.6 and seen in `data-cache.test.ts`: while a cached page
 * is rendered (`prerender-legacy`) an entry that is stale is not served; the render waits for
 * `load` and gives the older value only when `load` throws, which is never stored. Every call also
 * lowers the page's own `revalidate` to the whole period, however old the entry is: a page that is
 * rendered from data 59 s old would keep it for 60 s more. `endPageWith` mends that.
 */
export async function keepFresh<Value>(
  keyParts: readonly string[],
  tags: readonly string[],
  periodSeconds: number,
  load: () => Promise<Value>,
): Promise<Value> {
  const cached = unstable_cache(load, [...keyParts], {
    revalidate: periodSeconds,
    tags: [...tags],
  });
  return cached();
}

class NeverStored extends Error {}

/**
 * Makes the page that is being rendered expire together with its data. There is no other call for
 * it: a cached function lowers the page's period before it runs, and this one throws, so that
 * nothing is stored.
 */
export async function endPageWith(freshUntil: number, now: number): Promise<void> {
  const revalidate = Math.max(1, Math.ceil((freshUntil - now) / 1_000));
  const neverStored = async (): Promise<never> => {
    throw new NeverStored();
  };
  try {
    await unstable_cache(neverStored, ['page-period'], { revalidate })();
  } catch (error) {
    if (!(error instanceof NeverStored)) throw error;
  }
}
