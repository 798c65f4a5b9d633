import { LRUCache } from 'lru-cache';

const MAX_TEXT_CHARACTERS = 4_000_000;

declare global {
  var boundedStructuredTexts: LRUCache<string, string> | undefined;
}

/**
 * Stores the text of a page's structured data. The client component `StructuredScript` reads the
 * text when Next renders the page to HTML. The cache is on `globalThis`, because server components
 * and client components load separate copies of a module.
 */
export function keepStructuredText(name: string, text: string): void {
  globalThis.boundedStructuredTexts ??= new LRUCache({
    maxSize: MAX_TEXT_CHARACTERS,
    // `lru-cache` throws an error for the size 0, which an empty text would have.
    sizeCalculation: (kept) => kept.length + 1,
  });
  globalThis.boundedStructuredTexts.set(name, text);
}
