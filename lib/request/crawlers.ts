/** Words in the user agents of crawlers. `Cubot` is excluded, because it is a brand of phones. */
const CRAWLER_WORDS = /(?<!\bcu)bot\b|crawler|spider|slurp/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLER_WORDS.test(userAgent);
}

/**
 * Fits the user agents of crawlers that fetch a page to show a preview of its link in a chat or a
 * post. A browser inside WhatsApp has the word `WhatsApp` later in its user agent, so this word
 * counts only at the beginning. The edge has the same expression (`npm run document-edge`).
 */
export const PREVIEW_CRAWLERS =
  /^WhatsApp\/|facebookexternalhit|Twitterbot|TelegramBot|LinkedInBot|Slackbot|Discordbot|SkypeUriPreview|Pinterestbot|redditbot|vkShare|Mastodon\/|Bluesky Cardyb/;

export function isPreviewCrawler(userAgent: string): boolean {
  return PREVIEW_CRAWLERS.test(userAgent);
}
