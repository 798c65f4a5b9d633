import { isInvoiceId, isOrderId, isRestaurantId, isTableId, isToken, isUserId } from '../ids.ts';
import { publicRows } from './address-table.ts';
import type { AddressRow } from './address-table.ts';
import { fitsPath, isPlaceholder } from './fits-path.ts';
import type { IdsOf } from './link.ts';
import type { routes } from './routes.ts';

type IdCheck = (segment: string) => boolean;

const idChecks: Readonly<Record<string, IdCheck>> = {
  restaurantId: isRestaurantId,
  tableId: isTableId,
  userId: isUserId,
  orderId: isOrderId,
  token: isToken,
  invoiceId: isInvoiceId,
} satisfies Record<IdsOf<typeof routes>, IdCheck>;

/** Browsers resolve these segments, so a link with them would lead to another page. */
const DOT_SEGMENTS: readonly string[] = ['.', '..'];

/** `part` is a placeholder such as `[token]`. */
const isValidId = (segment: string, part: string): boolean =>
  !DOT_SEGMENTS.includes(segment) && idChecks[part.slice(1, -1)]?.(segment) === true;

export function findRequestedRow(pathname: string): AddressRow | undefined {
  return publicRows.find(({ path }) =>
    fitsPath(pathname, path, (segment, part) =>
      isPlaceholder(part) ? isValidId(segment, part) : segment === part,
    ),
  );
}
