import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { STORAGE_KEYS } from '@/lib/browser/storage-keys';
import { isPaymentForm } from '../../api/payment-form.ts';
import type { PaymentForm } from '../../api/payment-form.ts';

/** The bank's time stamp and signature in a form expire; then the page requests a new form. */
export const FORM_LIFETIME_MS = 15 * 60_000;

/** Stores the form for a reload of the form page, under one session key. */
export function storeForm(userId: string, form: PaymentForm, now: Date): void {
  const text = JSON.stringify({ userId, form, at: now.getTime() });
  writeStored('session', STORAGE_KEYS.paymentForm, text);
}

/** Removes the stored form when it is submitted, because it must not be submitted twice. */
export function dropStoredForm(): void {
  removeStored('session', STORAGE_KEYS.paymentForm);
}

/**
 * The stored form of this user, if it is still usable. It is validated again, including its action,
 * because another page of the origin could have written it.
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

/** `URL.parse` is missing before Chrome 126 and Safari 18. */
function parseOrigin(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}
