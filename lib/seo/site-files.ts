import type { MetadataRoute } from 'next';
import { addressRows, API_PREFIX } from '@/lib/addresses/address-table';
import { hasIds } from '@/lib/addresses/fits-path';
import { formatPath } from '@/lib/addresses/link';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { getLegalContext } from '@/lib/legal/block';
import { legalDocuments } from '@/lib/legal/legal-documents';
import type { RestaurantsAnswer } from '@/lib/provider/restaurant-list';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { findAllowedPicture } from '@/lib/security/allowed-url';
import { SPLASH_COLOR, THEME_COLORS } from './metadata.ts';

export type SitemapEntry = {
  /** The absolute address. */
  readonly address: string;
  /**
   * ISO date; undefined when it is not known. A date must not be guessed: if some dates of a site
   * are wrong, crawlers may ignore all of them.
   */
  readonly lastChanged?: string | undefined;
  readonly images: readonly string[];
};

const indexedRows = addressRows.filter(({ isIndexed }) => isIndexed);
const fixedRows = indexedRows.filter(({ path }) => !hasIds(path));
const restaurantRows = indexedRows.filter(({ path }) => hasIds(path));

/** Pages with a date (legal documents) come last. */
export function listSitemapEntries(answer: RestaurantsAnswer): readonly SitemapEntry[] {
  const { siteUrl } = getSettings();
  const dates = getLegalDates();
  const pages = fixedRows.map(({ path }) => ({
    address: `${siteUrl}${path}`,
    lastChanged: dates.get(path),
    images: [],
  }));
  const restaurants = answer.outcome === 'found' ? answer.restaurants.flatMap(listPages) : [];
  return [
    ...pages.filter(({ lastChanged }) => lastChanged === undefined),
    ...restaurants,
    ...pages.filter(({ lastChanged }) => lastChanged !== undefined),
  ];
}

function getLegalDates(): ReadonlyMap<string, string> {
  const documents = Object.values(legalDocuments).map((create) => create(getLegalContext()));
  return new Map(documents.map(({ path, lastUpdated }) => [path, lastUpdated]));
}

function listPages({ restaurantId, image }: RestaurantSummary): readonly SitemapEntry[] {
  if (restaurantId === undefined) return [];
  const { siteUrl } = getSettings();
  const picture = findAllowedPicture(image);
  const images = picture === undefined ? [] : [picture.href];
  return restaurantRows.map(({ path }) => ({
    address: `${siteUrl}${formatPath(path, { restaurantId })}`,
    images,
  }));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const formatImage = (address: string): string =>
  `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;

function formatEntry({ address, lastChanged, images }: SitemapEntry): string {
  const changed = lastChanged === undefined ? '' : `<lastmod>${escapeXml(lastChanged)}</lastmod>`;
  return `<url><loc>${escapeXml(address)}</loc>${changed}${images.map(formatImage).join('')}</url>`;
}

/** The site writes its own XML, because Next's sitemap convention does not escape the addresses. */
export function formatSitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map(formatEntry),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Pages stay allowed, because a crawler must fetch a page to read its `noindex`. The API is
 * disallowed, so that a crawler that runs scripts does not use up the token of an activation link.
 */
export function crawlerRules(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: `${API_PREFIX}/` },
    sitemap: `${getSettings().siteUrl}/sitemap.xml`,
  };
}

const ICON_SIZES_PX = [192, 512] as const;

export function siteManifest(): MetadataRoute.Manifest {
  const { brandName, androidPackage, playStoreUrl, appStoreUrl } = getSettings();
  return {
    id: routes.home(),
    name: brandName,
    short_name: brandName,
    description: homeCopy.description(brandName),
    lang: 'ro',
    start_url: routes.home(),
    display: 'minimal-ui',
    background_color: SPLASH_COLOR,
    theme_color: THEME_COLORS.light,
    icons: ICON_SIZES_PX.flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icons/${purpose}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    related_applications: [
      { platform: 'play', url: playStoreUrl, id: androidPackage },
      { platform: 'itunes', url: appStoreUrl },
    ],
  };
}
