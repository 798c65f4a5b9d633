import { getSettings } from '@/lib/config';
import { getLegalDocument, legalDocuments } from '@/lib/legal/legal-documents';
import type { LegalDocumentName } from '@/lib/legal/legal-documents';
import type { RestaurantsAnswer } from '@/lib/provider/restaurants';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { routes } from '@/lib/routes';
import { findAllowedPicture } from '@/lib/security/allowed-picture';

export type SitemapEntry = {
  /** Absolute. */
  readonly address: string;
  /** ISO date; only where it is known. A wrong one teaches crawlers to ignore all of them. */
  readonly lastChanged?: string;
  readonly images: readonly string[];
};

const isDocumentName = (name: string): name is LegalDocumentName => name in legalDocuments;

/** Every page that may be indexed, and no other. */
export function listSitemapEntries(answer: RestaurantsAnswer): readonly SitemapEntry[] {
  const { siteUrl } = getSettings();
  const pages = [routes.home(), routes.restaurants(), routes.partner()].map((path) => ({
    address: `${siteUrl}${path}`,
    images: [],
  }));
  const documents = Object.keys(legalDocuments)
    .filter(isDocumentName)
    .map(getLegalDocument)
    .map(({ path, lastUpdated }) => ({
      address: `${siteUrl}${path}`,
      lastChanged: lastUpdated,
      images: [],
    }));
  const restaurants = answer.outcome === 'found' ? answer.restaurants.flatMap(listPages) : [];
  return [...pages, ...restaurants, ...documents];
}

/** A restaurant whose short name is no valid id has no pages. */
function listPages({ restaurantId, image }: RestaurantSummary): readonly SitemapEntry[] {
  if (restaurantId === undefined) return [];
  const { siteUrl } = getSettings();
  const picture = findAllowedPicture(image);
  const images = picture === undefined ? [] : [picture.href];
  return [routes.restaurant({ restaurantId }), routes.menu({ restaurantId })].map((path) => ({
    address: `${siteUrl}${path}`,
    images,
  }));
}
