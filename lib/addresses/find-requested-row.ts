import { isInvoiceId, isOrderId, isRestaurantId, isTableId, isToken, isUserId } from '../ids.ts';
import { publicRows } from './address-table.ts';
import type { AddressRow } from './address-table.ts';
import { fitsPath, isId } from './fits-path.ts';
import type { IdsOf } from './link.ts';
import type { routes } from './routes.ts';

type IdCheck = (segment: string) => boolean;

/** The check of each id, by its name in the paths of `lib/addresses/routes.ts`. */
const idChecks: Readonly<Record<string, IdCheck>> = {
  restaurantId: isRestaurantId,
  tableId: isTableId,
  userId: isUserId,
  orderId: isOrderId,
  token: isToken,
  invoiceId: isInvoiceId,
} satisfies Record<IdsOf<typeof routes>, IdCheck>;

/** Browsers resolve these segments to another page, so no id or token may equal them. */
const DOT_SEGMENTS: readonly string[] = ['.', '..'];

/** `part` is a placeholder such as `[token]`. */
const isValidId = (segment: string, part: string): boolean =>
  !DOT_SEGMENTS.includes(segment) && idChecks[part.slice(1, -1)]?.(segment) === true;

/** The row that a request is for. Undefined when a fixed segment differs or an id is not valid. */
export function findRequestedRow(pathname: string): AddressRow | undefined {
  return publicRows.find(({ path }) =>
    fitsPath(pathname, path, (segment, part) =>
      isId(part) ? isValidId(segment, part) : segment === part,
    ),
  );
}
