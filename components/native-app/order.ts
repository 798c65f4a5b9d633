import { getStores } from '@/lib/native-app/get-stores';
import type { Stores } from '@/lib/native-app/store-links';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { orderCopy } from '@/lib/i18n/site/app-copy';

/** What the links to the app on a page need. */
export type Order = {
  readonly restaurantId: string;
  /** The table of the page. On a menu the browser reads the table from the address. */
  readonly tableId?: string | undefined;
  readonly stores: Stores;
  readonly text: string;
  /** How `text` begins. */
  readonly shortText: string;
  /** The texts of the QR code, which computers show. */
  readonly code: Readonly<Record<'heading' | 'label' | 'scan' | 'text' | 'close', string>>;
};

type Place = {
  readonly restaurantId: string;
  readonly tableId?: string | undefined;
  readonly language: Language;
};

export function getOrder({ restaurantId, tableId, language }: Place): Order {
  const { order, orderShort, code } = orderCopy[language];
  return {
    restaurantId,
    tableId,
    stores: getStores(),
    text: order,
    shortText: orderShort,
    code: { ...code, text: code.text(getSettings().brandName) },
  };
}
