import { randomBytes } from 'node:crypto';
import type { Order } from './order-store.ts';
import { signForm } from './signature.ts';
import type { Fields } from './signature.ts';

export const BANK_PATH = '/bank/pay_auth';

/**
 * The path to which the bank sends the browser back. The bank allows at most 80 characters for
 * BACKREF, which is the site's origin followed by this path.
 */
const BACKREF_PATH = '/payment/librapay/client/response';

const MERCHANT = {
  MERCH_NAME: 'Polonic (exemplu)',
  MERCHANT: '000000060001099',
  TERMINAL: '60001099',
  EMAIL: 'plati@polonic.example',
} as const;

/** Formats 2026-01-15T10:00:00.000Z as '20260115100000', which the bank reads as GMT. */
export function formatTimestamp(at: Date): string {
  return at.toISOString().replace(/\D/g, '').slice(0, 14);
}

export function createNonce(): string {
  return randomBytes(16).toString('hex').toUpperCase();
}

function formatAmount(bani: number): string {
  return (bani / 100).toFixed(2);
}

/** Returns a long text, as in real forms: their DATA_CUSTOM contains basket and addresses. */
function createCustomData(order: Order): string {
  const basket = {
    ProductsData: [{ ItemName: 'Comandă din aplicație', Quantity: 1, Price: order.amountBani }],
    UserData: { LoginName: 'exemplu', Email: 'diner@polonic.example', Phone: '0257000000' },
    BillingAddress: 'Strada Exemplu nr. 1, Arad, România',
    ShippingAddress: 'Strada Exemplu nr. 1, Arad, România',
  };
  return Buffer.from(JSON.stringify(basket)).toString('base64');
}

export function createPaymentFields(order: Order, siteOrigin: string, now: Date): Fields {
  return signForm({
    AMOUNT: formatAmount(order.amountBani),
    CURRENCY: 'RON',
    ORDER: order.id,
    DESC: 'Comandă Polonic (exemplu)',
    ...MERCHANT,
    MERCH_URL: siteOrigin,
    TRTYPE: '0',
    COUNTRY: '',
    MERCH_GMT: '',
    TIMESTAMP: formatTimestamp(now),
    NONCE: createNonce(),
    BACKREF: `${siteOrigin}${BACKREF_PATH}`,
    DATA_CUSTOM: createCustomData(order),
  });
}
