import { routes } from '../../../lib/addresses/routes.ts';
import { assertNever } from '../../../lib/result.ts';
import type { PresetKind } from '../preset-ids/preset-catalogue.ts';

export type SitePage = { readonly name: string; readonly path: string };

const menu = (restaurantId: string): SitePage => ({
  name: 'menu',
  path: routes.menu({ restaurantId }),
});

const payment = (userId: string): SitePage => ({
  name: 'payment',
  path: routes.paymentLoading({ userId }),
});

const invoice = (invoiceId: string): SitePage => ({
  name: 'invoice',
  path: routes.invoice({ invoiceId }),
});

const accountPages = (token: string): SitePage[] => [
  { name: 'new password', path: routes.resetPassword({ token }) },
  { name: 'activation', path: routes.activate({ token }) },
];

/** Lists pages of the site for which the site calls the provider with this id. */
export function listSitePages(kind: PresetKind, id: string): readonly SitePage[] {
  switch (kind) {
    case 'any':
      return [menu(id), payment(id), invoice(id), ...accountPages(id)];
    case 'restaurant':
      return [menu(id), { name: 'restaurant', path: routes.restaurant({ restaurantId: id }) }];
    case 'token':
      return accountPages(id);
    case 'user':
      return [
        payment(id),
        { name: 'card form', path: routes.cardPayment({ userId: id, orderId: '1' }) },
      ];
    case 'order':
      return [payment(id)];
    case 'invoice':
      return [invoice(id)];
    default:
      return assertNever(kind);
  }
}
