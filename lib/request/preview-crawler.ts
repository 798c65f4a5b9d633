/**
 * The crawlers that fetch a page to show a preview of its link in a chat or a post. Apps name
 * themselves in the user agents of their browsers too, so WhatsApp, which Signal also names, counts
 * only at the beginning, where a browser has 'Mozilla'. Messages on iOS names Facebook's crawler.
 */
const CRAWLERS =
  /^WhatsApp\/|facebookexternalhit|Twitterbot|TelegramBot|LinkedInBot|Slackbot|Discordbot|SkypeUriPreview|Pinterestbot|redditbot|vkShare|Mastodon\/|Bluesky Cardyb/;

/** Whether the user agent is that of a crawler that makes previews of shared links. */
export function isPreviewCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
