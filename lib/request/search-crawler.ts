/** Words in the user agents of search engines, and of other crawlers too. Cubot is a brand of phones. */
const CRAWLERS = /(?<!\bcu)bot\b|crawler|spider|slurp/i;

/** Whether the user agent is that of a search engine or of another crawler. */
export function isSearchCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
