import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { qrCopy } from '@/lib/i18n/site/qr-copy';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { notFoundMetadata, NOT_INDEXED } from '../site-metadata.ts';

/**
 * The page links to a sheet of QR codes for each restaurant. The page is only for restaurants, so
 * search engines must not index it.
 */
export function qrMetadata(): Metadata {
  const { brandName } = getSettings();
  return {
    title: qrCopy.title(brandName),
    description: qrCopy.description(brandName),
    robots: NOT_INDEXED,
  };
}

export function qrSheetMetadata(restaurantId: string, answer: MenuAnswer): Metadata {
  if (answer.outcome === 'unknown') return notFoundMetadata();
  const given = answer.outcome === 'found' ? answer.menu.restaurantName : answer.name;
  const name = formatDisplayName(given, restaurantId);
  return { title: qrCopy.sheetTitle(name, getSettings().brandName), robots: NOT_INDEXED };
}
