import { link } from './link.ts';

/** After consent the site reports the path of these pages to the ad network, without ids. */
export const reportedRoutes = {
  home: link('/'),
  restaurants: link('/restaurants'),
  partner: link('/partener'),
  /** The page on which a partner chooses the restaurant whose table codes are printed. */
  qrChooser: link('/partener/coduri'),
  downloadApp: link('/downloadapp'),
  restaurant: link('/restaurant/[restaurantId]'),
  menu: link('/restaurant/[restaurantId]/menu'),
  table: link('/restaurant/[restaurantId]/table/[tableId]'),
  privacy: link('/privacy'),
  terms: link('/terms'),
  coinsTerms: link('/coins-terms'),
  cookies: link('/cookies'),
  additionalAct: link('/actaditional'),
  eula: link('/eula'),
  accessibility: link('/accesibilitate'),
};

/**
 * A link for every page: `routes.table({ restaurantId, tableId })`. Browsers load this file; the
 * facts about a page that only the server needs are in its row of `lib/addresses/address-table.ts`.
 */
export const routes = {
  ...reportedRoutes,
  qrSheet: link('/partener/coduri/[restaurantId]'),
  cardPayment: link('/payment/client/[userId]/[orderId]/pay'),
  paymentResult: link('/payment/librapay/client/response'),
  /**
   * Shows that no payment form could be loaded. If a bank returns to this address, the page shows
   * the result, as `paymentResult` does.
   */
  paymentError: link('/payment/librapay/response'),
  paymentExit: link('/payment/librapay/exit'),
  paymentLoading: link('/payment/librapay/[userId]/loading'),
  paymentForm: link('/payment/librapay/[userId]/form'),
  resetPassword: link('/reset/password/[token]'),
  activate: link('/activate/[token]'),
  invoice: link('/invoice/[invoiceId]'),
  /** Pictures that chats show beside a link. */
  sitePreview: link('/previews/site.jpg'),
  restaurantPreview: link('/previews/[restaurantId]/restaurant.jpg'),
  menuPreview: link('/previews/[restaurantId]/menu.jpg'),
};
