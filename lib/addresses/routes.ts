import { link } from './link.ts';
import { publicRoutes } from './public-routes.ts';

/**
 * Browsers load this file. Facts that only the server needs are in
 * `lib/addresses/address-table.ts`.
 */
export const routes = {
  ...publicRoutes,
  qrSheet: link('/partener/coduri/[restaurantId]'),
  cardPayment: link('/payment/client/[userId]/[orderId]/pay'),
  paymentResult: link('/payment/librapay/client/response'),
  /**
   * The page says that no payment form could be loaded. After a bank return it shows the result of
   * the payment (requirement B-14).
   */
  paymentError: link('/payment/librapay/response'),
  paymentExit: link('/payment/librapay/exit'),
  paymentLoading: link('/payment/librapay/[userId]/loading'),
  paymentForm: link('/payment/librapay/[userId]/form'),
  resetPassword: link('/reset/password/[token]'),
  activate: link('/activate/[token]'),
  invoice: link('/invoice/[invoiceId]'),
  sitePreview: link('/previews/site.jpg'),
  /** The QR code of the download page as a picture. */
  appCode: link('/previews/app.svg'),
  restaurantPreview: link('/previews/[restaurantId]/restaurant.jpg'),
  menuPreview: link('/previews/[restaurantId]/menu.jpg'),
  /** The QR code of a menu as a picture. */
  menuCode: link('/previews/[restaurantId]/menu.svg'),
};
