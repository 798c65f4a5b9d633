import type { FormLook } from '../payments/payment-form.ts';

const TELLING_ORDER = /^sandbox-order-/;

/** The delay of the answer for a slow order or a slow form. */
export const SLOW_ANSWER_MS = 3_000;

/** The form that a user id gets. */
export type TellingUser = {
  readonly isUnknown: boolean;
  readonly look: FormLook;
  readonly isSlow: boolean;
  /** Whether the answer is `{"data":{"data":…}}` instead of `{"data":…}`. */
  readonly isNested: boolean;
  /** The form's action, if it is not the sandbox's bank page. */
  readonly bank: string | undefined;
  /** The form's ORDER, if the user id is a telling order. */
  readonly orderId: string | undefined;
};

const defaultUser: TellingUser = {
  isUnknown: false,
  look: 'scripted',
  isSlow: false,
  isNested: false,
  bank: undefined,
  orderId: undefined,
};

type TellingUserEntry = { readonly form: Partial<TellingUser>; readonly behaviour: string };

export const tellingUsers: ReadonlyMap<string, TellingUserEntry> = new Map<
  string,
  TellingUserEntry
>([
  ['sandbox-user-unknown', { form: { isUnknown: true }, behaviour: 'Answers 404.' }],
  [
    'sandbox-form-visible',
    { form: { look: 'visible' }, behaviour: 'A form with fields to fill in, without a script.' },
  ],
  [
    'sandbox-form-document',
    { form: { look: 'document' }, behaviour: 'A whole document with a button, without a script.' },
  ],
  [
    'sandbox-form-nested',
    { form: { isNested: true }, behaviour: 'The form in {"data": {"data": …}}.' },
  ],
  ['sandbox-form-slow', { form: { isSlow: true }, behaviour: 'A form after 3 s.' }],
  [
    'sandbox-form-live',
    {
      form: { bank: 'https://secure.librapay.ro/pay_auth.php' },
      behaviour: "Posts to LibraPay's live host.",
    },
  ],
]);

export function parseTellingUser(userId: string): TellingUser {
  return {
    ...defaultUser,
    orderId: TELLING_ORDER.test(userId) ? userId : undefined,
    ...tellingUsers.get(userId)?.form,
  };
}

type OrderAnswer = 'authorized' | 'refused' | 'slow';

export type TellingOrder = OrderAnswer | 'failing';

type TellingOrderEntry = {
  /** The number of failed attempts before `answer`. */
  readonly failures: number;
  readonly answer: OrderAnswer;
  readonly behaviour: string;
};

const failing = (failures: number): [string, TellingOrderEntry] => [
  `sandbox-order-fails-${failures}`,
  {
    failures,
    answer: 'authorized',
    behaviour: `Answers 503 at the first ${failures === 1 ? 'attempt' : `${failures} attempts`}, then authorizes.`,
  },
];

export const tellingOrders: ReadonlyMap<string, TellingOrderEntry> = new Map<
  string,
  TellingOrderEntry
>([
  [
    'sandbox-order-refused',
    { failures: 0, answer: 'refused', behaviour: 'Answers 409 every time.' },
  ],
  failing(1),
  failing(2),
  failing(3),
  ['sandbox-order-slow', { failures: 0, answer: 'slow', behaviour: 'Authorizes after 3 s.' }],
]);

/** `attempts` includes the current attempt. */
export function parseTellingOrder(orderId: string, attempts: number): TellingOrder {
  const { failures, answer } = tellingOrders.get(orderId) ?? { failures: 0, answer: 'authorized' };
  return attempts <= failures ? 'failing' : answer;
}
