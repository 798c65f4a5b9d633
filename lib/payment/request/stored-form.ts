import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { STORAGE_KEYS } from '@/lib/browser/storage-keys';
import { isPaymentForm } from '../../api/payment-form.ts';
import type { PaymentForm } from '../../api/payment-form.ts';

/**
 * A stored form that is older than this is not used, because the bank may refuse the old time stamp
 * in the form.
 */
export const FORM_LIFETIME_MS = 15 * 60_000;

export function storeForm(userId: string, form: PaymentForm, now: Date): void {
  const text = JSON.stringify({ userId, form, at: now.getTime() });
  writeStored('session', STORAGE_KEYS.paymentForm, text);
}

/**
 * Call this when a form is submitted. A later load of the page then requests a new form, so that
 * the user cannot submit the used form again.
 */
export function dropStoredForm(): void {
  removeStored('session', STORAGE_KEYS.paymentForm);
}

/**
 * Returns undefined if no valid form of this user is stored. Checks the form's fields and the
 * action's origin, because another page of this site could have written the stored value.
 */
export function findStoredForm(
  userId: string,
  formOrigins: readonly string[],
  now: Date,
): PaymentForm | undefined {
  const stored = parseJson(readStored('session', STORAGE_KEYS.paymentForm) ?? '');
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('userId' in stored && 'form' in stored && 'at' in stored)) return undefined;
  if (stored.userId !== userId || typeof stored.at !== 'number') return undefined;
  const ageMs = now.getTime() - stored.at;
  if (ageMs < 0 || ageMs > FORM_LIFETIME_MS || !isPaymentForm(stored.form)) return undefined;
  return formOrigins.includes(parseOrigin(stored.form.action)) ? stored.form : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Does not use `URL.parse`, which is missing before Chrome 126 and Safari 18. */
function parseOrigin(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}
