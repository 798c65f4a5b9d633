/**
 * Search engines name themselves with one of these words, and link their documentation; Cubot is a brand of phones. YandexBot,
 * Baiduspider and some requests of Googlebot send Accept-Language.
 */
const CRAWLERS = /(?<!\bcu)bot\b|crawler|spider|slurp/i;

/** Whether the user agent is that of a search engine. */
export function isSearchCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
