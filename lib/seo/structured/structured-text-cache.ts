import { LRUCache } from 'lru-cache';

const MAX_TEXT_CHARACTERS = 4_000_000;

declare global {
  var boundedStructuredTexts: LRUCache<string, string> | undefined;
}

/**
 * A page's server components store the text of its structured data, and `StructuredScript` reads it
 * when Next renders the page to HTML. The cache is on `globalThis`, because Next loads modules once
 * for server components and once for the HTML of client components.
 */
export function keepStructuredText(name: string, text: string): void {
  globalThis.boundedStructuredTexts ??= new LRUCache({
    maxSize: MAX_TEXT_CHARACTERS,
    sizeCalculation: (kept) => kept.length + 1,
  });
  globalThis.boundedStructuredTexts.set(name, text);
}
