/** Words in the user agents of crawlers. `Cubot` is excluded, because it is a brand of phones. */
const CRAWLER_WORDS = /(?<!\bcu)bot\b|crawler|spider|slurp/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLER_WORDS.test(userAgent);
}
