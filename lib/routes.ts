import { HIDDEN_NAVBAR, PRODUCT_PARAM } from './flags.ts';

const encode = encodeURIComponent;

type ToRestaurant = { readonly restaurantId: string };
type ToTable = ToRestaurant & { readonly tableId: string };
type ToUser = { readonly userId: string };
type ToOrder = ToUser & { readonly orderId: string };
type ToToken = { readonly token: string };
type ToInvoice = { readonly invoiceId: string };
type ToMenu = ToRestaurant & {
  /** Slug of the product that opens. */
  readonly product?: string | undefined;
  /** Anchor of a category. */
  readonly anchor?: string | undefined;
  readonly hiddenNavbar?: boolean | undefined;
};

type MenuPath = `/restaurant/${string}/menu`;
type MenuHref = `${MenuPath}${'' | `?${string}`}${'' | `#${string}`}`;

/**
 * Every page of section 2. Each value is encoded, but '.' and '..' cannot be: callers pass ids that
 * `lib/ids` has accepted. The types are narrow enough for Next's typed links.
 */
export const routes = {
  home: () => '/' as const,
  partner: () => '/partener' as const,
  /** Which restaurant's codes for its tables. */
  qrChooser: () => '/partener/coduri' as const,
  qrSheet: ({ restaurantId }: ToRestaurant) => `/partener/coduri/${encode(restaurantId)}` as const,
  restaurants: () => '/restaurants' as const,
  restaurant: ({ restaurantId }: ToRestaurant) => `/restaurant/${encode(restaurantId)}` as const,
  table: ({ restaurantId, tableId }: ToTable) =>
    `/restaurant/${encode(restaurantId)}/table/${encode(tableId)}` as const,
  menu: formatMenuHref,
  resetPassword: ({ token }: ToToken) => `/reset/password/${encode(token)}` as const,
  activate: ({ token }: ToToken) => `/activate/${encode(token)}` as const,
  invoice: ({ invoiceId }: ToInvoice) => `/invoice/${encode(invoiceId)}` as const,
  cardPayment: ({ userId, orderId }: ToOrder) =>
    `/payment/client/${encode(userId)}/${encode(orderId)}/pay` as const,
  paymentLoading: ({ userId }: ToUser) => `/payment/librapay/${encode(userId)}/loading` as const,
  paymentForm: ({ userId }: ToUser) => `/payment/librapay/${encode(userId)}/form` as const,
  /** A failed authorization load. The bank's own return is `paymentResult`. */
  paymentError: () => '/payment/librapay/response' as const,
  paymentResult: () => '/payment/librapay/client/response' as const,
  paymentExit: () => '/payment/librapay/exit' as const,
  privacy: () => '/privacy' as const,
  terms: () => '/terms' as const,
  coinsTerms: () => '/coins-terms' as const,
  cookies: () => '/cookies' as const,
  additionalAct: () => '/actaditional' as const,
  eula: () => '/eula' as const,
  accessibility: () => '/accesibilitate' as const,
  downloadApp: () => '/downloadapp' as const,
  /** Pictures for whoever shares a link: of the site, of a restaurant, of its menu. */
  sitePreview: () => '/previews/site.jpg' as const,
  restaurantPreview: ({ restaurantId }: ToRestaurant) =>
    `/previews/${encode(restaurantId)}/restaurant.jpg` as const,
  menuPreview: ({ restaurantId }: ToRestaurant) =>
    `/previews/${encode(restaurantId)}/menu.jpg` as const,
};

function formatMenuHref({ restaurantId, product, anchor, hiddenNavbar }: ToMenu): MenuHref {
  const path: MenuPath = `/restaurant/${encode(restaurantId)}/menu`;
  const query = new URLSearchParams();
  if (hiddenNavbar === true) query.set(HIDDEN_NAVBAR, '1');
  if (product !== undefined) query.set(PRODUCT_PARAM, product);
  const search = query.size === 0 ? '' : (`?${query.toString()}` as const);
  const fragment = anchor === undefined ? '' : (`#${encode(anchor)}` as const);
  return `${path}${search}${fragment}`;
}
