import { LRUCache } from 'lru-cache';

/** Texts of pages that are being rendered just now; the largest menu's has about 300 kB. */
const MAX_TEXT_CHARACTERS = 4_000_000;

declare global {
  var boundedStructuredTexts: LRUCache<string, string> | undefined;
}

/**
 * Lays a page's structured data where `StructuredScript` takes it up while the same page becomes
 * HTML. It hangs on `globalThis` because the framework loads modules once for server components and
 * once for the HTML of client components.
 */
export function keepStructuredText(name: string, text: string): void {
  globalThis.boundedStructuredTexts ??= new LRUCache({
    maxSize: MAX_TEXT_CHARACTERS,
    sizeCalculation: (kept) => kept.length + 1,
  });
  globalThis.boundedStructuredTexts.set(name, text);
}
