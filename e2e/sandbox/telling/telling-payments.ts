import type { FormLook } from '../payments/payment-form.ts';

const LIVE_BANK = 'https://secure.librapay.ro/pay_auth.php';
const ORDER_FAILS = /^sandbox-order-fails-([1-3])$/;
const TELLING_ORDER = /^sandbox-order-/;

/** Of an order that is slow, and of a form. */
export const SLOW_ANSWER_MS = 3_000;

/** What a user id says about the form that the user gets. */
export type TellingUser = {
  readonly isUnknown: boolean;
  readonly look: FormLook;
  readonly isSlow: boolean;
  /** In `{"data":{"data":…}}` instead of `{"data":…}`. */
  readonly isNested: boolean;
  /** The form's action, if not the sandbox's own bank page. */
  readonly bank: string | undefined;
  /** The form's ORDER, if the id is that of a telling order. */
  readonly orderId: string | undefined;
};

const looks: ReadonlyMap<string, FormLook> = new Map<string, FormLook>([
  ['sandbox-form-visible', 'visible'],
  ['sandbox-form-document', 'document'],
]);

export function parseTellingUser(userId: string): TellingUser {
  return {
    isUnknown: userId === 'sandbox-user-unknown',
    look: looks.get(userId) ?? 'scripted',
    isSlow: userId === 'sandbox-form-slow',
    isNested: userId === 'sandbox-form-nested',
    bank: userId === 'sandbox-form-live' ? LIVE_BANK : undefined,
    orderId: TELLING_ORDER.test(userId) ? userId : undefined,
  };
}

export type TellingOrder = 'usual' | 'refused' | 'slow' | 'failing';

/** `attempts` counts this one. */
export function parseTellingOrder(orderId: string, attempts: number): TellingOrder {
  const failures = Number(ORDER_FAILS.exec(orderId)?.[1] ?? 0);
  if (attempts <= failures) return 'failing';
  if (orderId === 'sandbox-order-refused') return 'refused';
  return orderId === 'sandbox-order-slow' ? 'slow' : 'usual';
}
