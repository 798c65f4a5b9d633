import type { AddressRow, Choice } from '../addresses/address-table.ts';
import { LANGUAGE_PARAM } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import type { Variant } from '../rendering.ts';
import { OPENING_PARAM, TEXT_PARAM } from '../all-menus/all-menus-query.ts';
import { HIDDEN_NAVBAR, PRODUCT_PARAM } from '../menu-query.ts';
import { FIRST_TABLE_PARAM, LAST_TABLE_PARAM } from '../query-values.ts';

export const isChosenBy = ({ chosenBy = [] }: AddressRow, choice: Choice): boolean =>
  chosenBy.includes(choice);

/** The key of a page in the page cache. The usual form of a page has its path as the key. */
export function formatPageKey(address: string, variant: Variant): string {
  const { language, navigation, product } = variant;
  const parts = [
    language === 'ro' ? '' : language,
    navigation === 'shown' ? '' : navigation,
    product ?? '',
  ];
  const form = parts.filter(Boolean).join(' ');
  return form === '' ? address : `${address} ${form}`;
}

/** The keys of all forms of a page that the page cache stores. */
export function listPageKeys(row: AddressRow, pathname: string): readonly string[] {
  const languages: readonly Language[] = isChosenBy(row, 'language') ? ['ro', 'en'] : ['ro'];
  const navigations = isChosenBy(row, 'navigation')
    ? (['shown', 'hidden'] as const)
    : (['shown'] as const);
  return languages.flatMap((language) =>
    navigations.map((navigation) => formatPageKey(pathname, { language, navigation })),
  );
}

/**
 * What can choose between the forms of a page, and the parameters that do so. Any other parameter
 * changes no page. The maps of the edge follow from this table (`npm run document-edge`).
 */
export const choices: Readonly<Record<Choice, readonly string[]>> = {
  /**
   * Romanian or English; by Accept-Language too. Crawlers get Romanian unless the address names a
   * language.
   */
  language: [LANGUAGE_PARAM],
  /** With or without header and banner. */
  navigation: [HIDDEN_NAVBAR],
  /** Crawlers that make previews of links get a page about the product. */
  product: [PRODUCT_PARAM],
  /** The hits of a search in all menus. */
  search: [TEXT_PARAM, OPENING_PARAM],
  /** The tables whose codes are printed. */
  tables: [FIRST_TABLE_PARAM, LAST_TABLE_PARAM],
};
