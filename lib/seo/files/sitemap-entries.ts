import { addressRows } from '@/lib/addresses/address-table';
import { hasIds } from '@/lib/addresses/fits-path';
import { formatPath } from '@/lib/addresses/link';
import { getSettings } from '@/lib/config';
import { getLegalContext } from '@/lib/legal/legal-context';
import { legalDocuments } from '@/lib/legal/legal-documents';
import type { RestaurantsAnswer } from '@/lib/provider/catalogue/get-restaurants';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { findAllowedPicture } from '@/lib/security/allowed-picture';

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
