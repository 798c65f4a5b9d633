import { getFrameworkTime, isEntry } from '../../../lib/cache/entry.ts';
import type { CacheEntry } from '../../../lib/cache/entry.ts';

const PERIOD_SECONDS = 60;

/** An entry of the page cache: an answer whose body is `text`. */
export function createPageEntry(text: string, periodSeconds = PERIOD_SECONDS): CacheEntry {
  const entry: unknown = {
    value: { kind: 'APP_ROUTE', headers: {}, status: 200, body: Buffer.from(text) },
    lastModified: getFrameworkTime(),
    cacheControl: { revalidate: periodSeconds },
    scriptHashes: [],
  };
  if (!isEntry(entry)) throw new Error('The entry has another shape');
  return entry;
}

export const getPageText = (entry: CacheEntry | undefined): string | undefined =>
  entry?.value && 'body' in entry.value ? String(entry.value.body) : undefined;
