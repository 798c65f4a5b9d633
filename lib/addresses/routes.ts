import { link } from './link.ts';
import { reportedRoutes } from './reported-routes.ts';

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
