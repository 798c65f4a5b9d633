import type { PaymentForm } from '@/lib/payment-form';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '@/lib/browser/storage';
import { isOrderId } from '@/lib/ids';

/**
 * What the provider's form says of the payment. The form is the only source: the query with which
 * the bank sends the browser back can be written by anyone.
 */
export type PaymentSummary = {
  readonly order: string | undefined;
  /** Such as '32,50 RON', with a no-break space. */
  readonly amount: string | undefined;
};

const AMOUNT = /^\d{1,7}\.\d{2}$/;
const CURRENCY = /^[A-Z]{3}$/;
/** Separates the parts of the stored text, which contain no space. */
const SEPARATOR = ' ';

const decimals = new Intl.NumberFormat('ro-RO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Undefined unless the form has one field of this name, which the visitor cannot change. */
function findFixed(form: PaymentForm, name: string): string | undefined {
  const [field, another] = form.fields.filter((candidate) => candidate.name === name);
  return field?.kind === 'hidden' && another === undefined ? field.value : undefined;
}

/** Undefined for all that is not an amount with two decimals and a currency: never a guess. */
function formatPaymentAmount(amount = '', currency = ''): string | undefined {
  if (!AMOUNT.test(amount) || !CURRENCY.test(currency)) return undefined;
  return `${decimals.format(Number(amount))}\u00a0${currency}`;
}

/** Begins with a letter or digit; without control, formatting and separating characters but spaces. */
const MERCHANT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{P}\p{S} ]{0,79}$/u;

/** The name that the bank shows as the merchant's. Undefined unless the form has one plain name. */
export function findMerchant(form: PaymentForm): string | undefined {
  const merchant = findFixed(form, 'MERCH_NAME') ?? '';
  return MERCHANT.test(merchant) ? merchant : undefined;
}

export function findSummary(form: PaymentForm): PaymentSummary {
  const order = findFixed(form, 'ORDER') ?? '';
  return {
    order: isOrderId(order) ? order : undefined,
    amount: formatPaymentAmount(findFixed(form, 'AMOUNT'), findFixed(form, 'CURRENCY')),
  };
}

/**
 * Call this when the form is submitted. The tab stores the amount of one order, the last, until the
 * visitor leaves the payment. Browser code only.
 */
export function storeAmount(form: PaymentForm): void {
  const { order, amount } = findSummary(form);
  if (order === undefined || amount === undefined) {
    forgetAmount();
    return;
  }
  const parts = [order, findFixed(form, 'AMOUNT'), findFixed(form, 'CURRENCY')];
  writeStored('session', STORAGE_KEYS.paymentAmount, parts.join(SEPARATOR));
}

/**
 * The amount that this tab submitted for the order. Checks it again, because another page of this
 * site could have written the stored value.
 */
export function findAmount(order: string | undefined): string | undefined {
  const stored = readStored('session', STORAGE_KEYS.paymentAmount) ?? '';
  const [storedOrder, amount, currency, ...others] = stored.split(SEPARATOR);
  if (order === undefined || storedOrder !== order || others.length > 0) return undefined;
  return formatPaymentAmount(amount, currency);
}

export function forgetAmount(): void {
  removeStored('session', STORAGE_KEYS.paymentAmount);
}
