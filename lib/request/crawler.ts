/** Words in the user agents of crawlers. `Cubot` is excluded, because it is a brand of phones. */
const CRAWLERS = /(?<!\bcu)bot\b|crawler|spider|slurp/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
