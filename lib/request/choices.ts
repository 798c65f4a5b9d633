import type { Choice } from '../addresses/address-table.ts';
import { OPENING_PARAM, TEXT_PARAM } from '../all-menus/all-menus-query.ts';
import { LANGUAGE_PARAM } from '../i18n/language.ts';
import { HIDDEN_NAVBAR, PRODUCT_PARAM } from '../menu-query.ts';
import { FIRST_TABLE_PARAM, LAST_TABLE_PARAM } from '../qr/table-range.ts';

type Chooser = {
  readonly params: readonly string[];
  /** Request headers, in lower case. */
  readonly headers?: readonly string[];
};

/**
 * What can choose between the forms of a page, and the parts of a request that do so. Any other
 * parameter changes no page. The maps of the edge follow from this table (`npm run document-edge`).
 */
export const choices = {
  /** Romanian or English. Crawlers get Romanian unless the address names a language. */
  language: { params: [LANGUAGE_PARAM], headers: ['accept-language', 'user-agent'] },
  /** With or without header and banner. */
  navigation: { params: [HIDDEN_NAVBAR] },
  /** Crawlers that make previews of links get a page about the product. */
  product: { params: [PRODUCT_PARAM], headers: ['user-agent'] },
  /** The hits of a search in all menus. */
  search: { params: [TEXT_PARAM, OPENING_PARAM] },
  /** The tables whose codes are printed. */
  tables: { params: [FIRST_TABLE_PARAM, LAST_TABLE_PARAM] },
} as const satisfies Readonly<Record<Choice, Chooser>>;
