/**
 * Crawlers that fetch a page to show a preview of its link in a chat or a post. 'WhatsApp' counts
 * only at the beginning, because the user agent of a browser inside WhatsApp also contains it. The
 * edge has the same expression (`deploy/nginx/templates/requests.conf.template`); a test compares
 * them.
 */
const CRAWLERS =
  /^WhatsApp\/|facebookexternalhit|Twitterbot|TelegramBot|LinkedInBot|Slackbot|Discordbot|SkypeUriPreview|Pinterestbot|redditbot|vkShare|Mastodon\/|Bluesky Cardyb/;

/** Whether the user agent is that of a crawler that makes previews of shared links. */
export function isPreviewCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
