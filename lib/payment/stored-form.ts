import { readStored, removeStored, writeStored } from '@/lib/device/store';
import { STORAGE_KEYS } from '@/lib/legal/storage-keys';
import { isPaymentForm } from './payment-form.ts';
import type { PaymentForm } from './payment-form.ts';

/** The bank's time stamp and signature inside a form grow old; then a fresh one is asked for. */
export const FORM_LIFETIME_MS = 15 * 60_000;

/** Keeps the form for a reload of the form page, under one session key. */
export function storeForm(userId: string, form: PaymentForm, now: Date): void {
  const text = JSON.stringify({ userId, form, at: now.getTime() });
  writeStored('session', STORAGE_KEYS.paymentForm, text);
}

/** Called when the form is on its way to the bank: nobody may use it twice. */
export function dropStoredForm(): void {
  removeStored('session', STORAGE_KEYS.paymentForm);
}

/**
 * The form of this user, if there is one that may still be used. It is checked again, its action
 * too: other pages of the origin could have written it.
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

/** Web views of 2022 do not know `URL.parse`. */
function parseOrigin(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}
