import { routes } from '../../../lib/addresses/routes.ts';

/**
 * The pages that the demo prints links to. Their journeys begin in a message or in the app, so no
 * page of the site links to them.
 */
export const demoLinks = [
  { name: 'Pay', path: routes.paymentLoading({ userId: 'demo' }) },
  {
    name: 'Pay one order',
    path: routes.cardPayment({ userId: 'demo', orderId: '700900' }),
  },
  { name: 'New password', path: routes.resetPassword({ token: 'sandbox-token-valid-demo' }) },
  { name: 'Activate', path: routes.activate({ token: 'sandbox-token-valid-demo' }) },
  { name: 'Invoice', path: routes.invoice({ invoiceId: 'sandbox-invoice-1' }) },
] as const;
