import { isPreviewCrawler } from './preview-crawler.ts';

describe('a crawler for previews of links', () => {
  it.each([
    'WhatsApp/2.23.20.0 A',
    'WhatsApp/2',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'Twitterbot/1.0',
    'TelegramBot (like TwitterBot)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
    'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
    'http.rb/5.1.1 (Mastodon/4.2.1; +https://social.example/)',
    'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
  ])('is recognized by %s', (userAgent) => {
    expect(isPreviewCrawler(userAgent)).toBe(true);
  });

  it.each([
    ['an empty user agent', ''],
    [
      'a browser',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
    ],
    [
      'the browser of Facebook',
      'Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148 [FBAN/FBIOS;FBAV/1]',
    ],
    ['the browser of Instagram', 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156 Instagram 300.0'],
    ['a browser in WhatsApp', 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156 WhatsApp/2.24'],
    ['the browser of Telegram', 'Mozilla/5.0 (Linux; Android 14) Chrome/156 Telegram-Android/11.2'],
    ['the browser of LinkedIn', 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156 LinkedInApp/4.1'],
    ['the browser of Pinterest', 'Mozilla/5.0 (iPhone) AppleWebKit/605 [Pinterest/iOS]'],
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ])('is not recognized in %s', (_, userAgent) => {
    expect(isPreviewCrawler(userAgent)).toBe(false);
  });
});
