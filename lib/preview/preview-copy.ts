import { getSettings } from '@/lib/config';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import type { Menu, Product } from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { formatSchedule } from '@/lib/restaurant/hours';
import { limitMarks } from '../diacritics.ts';

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

const eyebrows: Readonly<Record<PreviewKind, string>> = {
  restaurant: seoCopy.previewEyebrow,
  menu: menuPageCopy.ro.menu.eyebrow,
};

export function formatPreviewCopy(
  kind: PreviewKind,
  restaurantId: string,
  menu: Menu,
): PreviewCopy {
  const name = formatDisplayName(menu.restaurantName, restaurantId);
  const hours = formatSchedule(menu.schedule, hoursCopy.ro);
  return {
    brand: formatBrand(),
    eyebrow: eyebrows[kind],
    // If no character of the name is printable, treat the restaurant as one that has no name.
    name:
      formatPrintable(name, NAME_LENGTH) ||
      formatPrintable(formatDisplayName(undefined, restaurantId), NAME_LENGTH),
    line: hours === '' ? '' : formatPrintable(`${hoursCopy.ro.label}: ${hours}`, LINE_LENGTH),
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

/**
 * The characters that a preview does not show: all outside a few ranges, and the characters in
 * these ranges that one of the two fonts lacks. Only ț with a cedilla is missing here, because
 * `WITH_COMMA` replaces it first. For a character that a font lacks, the renderer would request a
 * font or an emoji from a third party.
 */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201e\u2026\u20ac]|[¤ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĿŀŉŎŏŜŝŦŧŨũſ‛]/g;

/** In old texts, ș and ț have a cedilla instead of the comma. The fonts lack ț with a cedilla. */
const WITH_COMMA: Readonly<Record<string, string>> = {
  '\u015e': 'Ș',
  '\u015f': 'ș',
  '\u0162': 'Ț',
  '\u0163': 'ț',
};

/** A text has at most this many times the characters that are shown. The rest is cut first. */
const CUT_FACTOR = 4;

const NOT_ASCII = /[^\u0020-\u007e]/g;

/** 'Ĝ' → 'G', '≠' → '='; a space for a character that does not contain an ASCII character. */
const removeDiacritic = (character: string): string =>
  character.normalize('NFD').replace(NOT_ASCII, '') || ' ';

/**
 * The text on one line of at most `maxLength` characters, without unprintable characters. A letter
 * loses its diacritic if Unicode has no composed letter, or if this letter is unprintable.
 */
export function formatPrintable(text: string, maxLength: number): string {
  const clean = limitMarks(text.slice(0, CUT_FACTOR * maxLength))
    .normalize('NFC')
    .replace(/[\u015e\u015f\u0162\u0163]/g, (letter) => WITH_COMMA[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .replace(UNPRINTABLE, removeDiacritic)
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length <= maxLength ? clean : `${clean.slice(0, maxLength - 1).trimEnd()}…`;
}
