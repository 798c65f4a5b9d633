import type { Page } from '@playwright/test';

/** Every tag that search engines, chats and phones read in a page's head, by its name. */
export const HEAD_TAGS = [
  'description',
  'robots',
  'canonical',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:type',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'og:image:type',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
  'apple-itunes-app',
  'al:ios:url',
  'al:ios:app_store_id',
  'al:ios:app_name',
  'al:android:url',
  'al:android:package',
  'al:android:app_name',
  'al:web:url',
  'al:web:should_fallback',
] as const;

export type HeadTag = (typeof HEAD_TAGS)[number];

/** All values of each tag that the page has, in the order of the page. */
export async function readHeadTags(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await page.locator('head').evaluate((head) =>
    [...head.querySelectorAll('meta[name], meta[property], link[rel=canonical]')].map((tag) => ({
      name: tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'canonical',
      value: tag.getAttribute('content') ?? tag.getAttribute('href') ?? '',
    })),
  );
  const tags = new Map<string, readonly string[]>();
  for (const { name, value } of found) tags.set(name, [...(tags.get(name) ?? []), value]);
  return tags;
}
