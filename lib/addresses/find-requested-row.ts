import { isInvoiceId, isOrderId, isRestaurantId, isTableId, isToken, isUserId } from '../ids.ts';
import { addressRows } from './address-table.ts';
import type { AddressRow } from './address-table.ts';
import { fitsParts, isPlaceholder } from './fits-path.ts';
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

/** The paths are split here once, because a request may be compared with them several times. */
const rowsInParts = addressRows.map((row) => ({ row, parts: row.path.split('/') }));

export function findRequestedRow(pathname: string): AddressRow | undefined {
  const segments = pathname.split('/');
  return rowsInParts.find(({ parts }) =>
    fitsParts(segments, parts, (segment, part) =>
      isPlaceholder(part) ? isValidId(segment, part) : segment === part,
    ),
  )?.row;
}
