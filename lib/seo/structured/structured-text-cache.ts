import { LRUCache } from 'lru-cache';

/** The text of a very large menu has about 300 kB. */
const MAX_TEXT_CHARACTERS = 4_000_000;

declare global {
  var boundedStructuredTexts: LRUCache<string, string> | undefined;
}

/**
 * `StructuredScript` reads the text while the same page becomes HTML. On `globalThis`, because Next
 * loads modules once for server components and once for the HTML of client components.
 */
export function keepStructuredText(name: string, text: string): void {
  globalThis.boundedStructuredTexts ??= new LRUCache({
    maxSize: MAX_TEXT_CHARACTERS,
    sizeCalculation: (kept) => kept.length + 1,
  });
  globalThis.boundedStructuredTexts.set(name, text);
}
