import { routes } from '../routes.ts';
import { STATIC_PATHS } from './static-paths.ts';

/** Stands for any id or token. No fixed segment of an address is written so. */
const ID = '-';

/** Every address of the site, in segments. Where a fixed one and an id compete, the fixed is first. */
const ADDRESSES: readonly (readonly string[])[] = [
  ...STATIC_PATHS,
  routes.restaurant({ restaurantId: ID }),
  routes.menu({ restaurantId: ID }),
  routes.table({ restaurantId: ID, tableId: ID }),
  routes.resetPassword({ token: ID }),
  routes.activate({ token: ID }),
  routes.invoice({ invoiceId: ID }),
  routes.paymentError(),
  routes.paymentExit(),
  routes.paymentResult(),
  routes.paymentLoading({ userId: ID }),
  routes.paymentForm({ userId: ID }),
  routes.cardPayment({ userId: ID, orderId: ID }),
].map((path) => path.split('/'));

/** Counted by hand: a pattern would try every slash of a long row of them. */
function withoutOuterSlashes(pathname: string): string {
  let start = 0;
  let end = pathname.length;
  while (pathname[start] === '/') start += 1;
  while (end > start && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(start, end);
}

/**
 * The address that a path stands for: no slash at the end, and small letters in all segments that
 * are fixed. Ids and tokens keep their case, and a path that no page has is left alone. Never begins
 * with two slashes, which would name a host.
 */
export function formatTidyPath(pathname: string): string {
  const bare = `/${withoutOuterSlashes(pathname)}`;
  const segments = bare.split('/');
  const address = ADDRESSES.find(
    (candidate) =>
      candidate.length === segments.length &&
      candidate.every((part, index) => part === ID || part === segments[index]?.toLowerCase()),
  );
  if (!address) return bare;
  return address.map((part, index) => (part === ID ? segments[index] : part)).join('/');
}
