import { routes } from '../../../lib/addresses/routes.ts';

/** Pages that visitors open from a message or from the app. */
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
