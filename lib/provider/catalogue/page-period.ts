import { unstable_cache } from 'next/cache';

/**
 * Makes the page that is being rendered expire together with its data. `export const revalidate`
 * cannot do that, because its value must be a literal. But Next shortens a page's period to the
 * shortest period of the cached functions that the page calls (`unstable-cache.js` of Next 16.4.6).
 * So `limitPagePeriod` calls a cached function. The period of that function is the time until the
 * data expire, rounded up to whole seconds, and at least 1 s. `freshUntil` and `now` are in
 * milliseconds of the same clock.
 */
export async function limitPagePeriod(freshUntil: number, now: number): Promise<void> {
  const revalidate = Math.max(1, Math.ceil((freshUntil - now) / 1_000));
  await unstable_cache(async () => true, ['page-period', `${revalidate}`], { revalidate })();
}
