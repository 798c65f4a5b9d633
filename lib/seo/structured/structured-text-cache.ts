import { LRUCache } from 'lru-cache';

/**
 * This is enough for the pages that are rendered at the same time; the text of a very large menu
 * has about 300 kB.
 */
const MAX_TEXT_CHARACTERS = 4_000_000;

declare global {
  var boundedStructuredTexts: LRUCache<string, string> | undefined;
}

/**
 * Keeps a page's structured data for `StructuredScript`, which reads it while the same page becomes
 * HTML. The texts are on `globalThis`, because the framework loads modules once for server
 * components and once for the HTML of client components.
 */
export function keepStructuredText(name: string, text: string): void {
  globalThis.boundedStructuredTexts ??= new LRUCache({
    maxSize: MAX_TEXT_CHARACTERS,
    sizeCalculation: (kept) => kept.length + 1,
  });
  globalThis.boundedStructuredTexts.set(name, text);
}
