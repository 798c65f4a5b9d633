import { getSettings } from '@/lib/config';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { menuCopy } from '@/lib/i18n/site/menu/menu-copy';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Menu, Product } from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { formatPrice } from '@/lib/restaurant/price';
import { formatSchedule } from '@/lib/restaurant/hours';
import { assertNever } from '@/lib/result';
import { formatPrintable } from './printable-text.ts';

/** The page whose link shows the preview. */
export type PreviewKind = 'restaurant' | 'menu';

export type PreviewCopy = {
  readonly brand: string;
  /** The small text above the name. */
  readonly eyebrow: string;
  readonly name: string;
  /**
   * The restaurant's hours, or '' when the hours are unknown. The preview of a product has the
   * product's price here. The preview of the site has the first two claims of the home page.
   */
  readonly line: string;
};

const NAME_LENGTH = 60;
const LINE_LENGTH = 90;
const BRAND_LENGTH = 24;

const formatBrand = (): string => formatPrintable(getSettings().brandName, BRAND_LENGTH);

function formatEyebrow(kind: PreviewKind): string {
  switch (kind) {
    case 'restaurant':
      return seoCopy.previewEyebrow;
    case 'menu':
      return menuCopy.eyebrow;
    default:
      return assertNever(kind);
  }
}

export function formatPreviewCopy(
  kind: PreviewKind,
  restaurantId: string,
  menu: Menu,
): PreviewCopy {
  const name = formatDisplayName(menu.restaurantName, restaurantId);
  const hours = formatSchedule(menu.schedule, siteCopy.hours);
  return {
    brand: formatBrand(),
    eyebrow: formatEyebrow(kind),
    // If no character of the name is printable, treat the restaurant as one that has no name.
    name:
      formatPrintable(name, NAME_LENGTH) ||
      formatPrintable(formatDisplayName(undefined, restaurantId), NAME_LENGTH),
    line: hours === '' ? '' : formatPrintable(`${siteCopy.hours.label}: ${hours}`, LINE_LENGTH),
  };
}

/**
 * If no character of the product's name is printable, the restaurant's name replaces the product's
 * name.
 */
export function formatProductPreviewCopy(
  restaurantId: string,
  menu: Menu,
  product: Product,
): PreviewCopy {
  const restaurant = formatPreviewCopy('menu', restaurantId, menu).name;
  return {
    brand: formatBrand(),
    eyebrow: restaurant,
    name: formatPrintable(product.name, NAME_LENGTH) || restaurant,
    line: formatPrice(product.priceRon),
  };
}

export function formatSitePreviewCopy(): PreviewCopy {
  return {
    brand: formatBrand(),
    eyebrow: homeCopy.eyebrow,
    name: homeCopy.heading,
    line: formatPrintable(homeCopy.claims.slice(0, 2).join(', '), LINE_LENGTH),
  };
}
