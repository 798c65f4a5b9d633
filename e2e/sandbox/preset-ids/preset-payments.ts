import type { FormLook } from '../payments/payment-form.ts';

const PRESET_ORDER = /^sandbox-order-/;

/** The delay of the answer for a slow order or a slow form. */
export const SLOW_ANSWER_MS = 3_000;

/** How the sandbox answers the two calls that return a payment form, for one user id. */
export type PresetUser = {
  readonly isUnknown: boolean;
  readonly look: FormLook;
  readonly isSlow: boolean;
  /** Whether the JSON answer is `{"data":{"data":…}}` instead of `{"data":…}`. */
  readonly isNested: boolean;
  /** The form's action, if it is not the sandbox's bank page. */
  readonly bank: string | undefined;
  /** The ORDER in the form of a new payment, if the user id begins with `sandbox-order-`. */
  readonly orderId: string | undefined;
};

const defaultUser: PresetUser = {
  isUnknown: false,
  look: 'scripted',
  isSlow: false,
  isNested: false,
  bank: undefined,
  orderId: undefined,
};

type PresetUserEntry = { readonly form: Partial<PresetUser>; readonly behaviour: string };

export const presetUsers: ReadonlyMap<string, PresetUserEntry> = new Map<string, PresetUserEntry>([
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

export function parsePresetUser(userId: string): PresetUser {
  return {
    ...defaultUser,
    orderId: PRESET_ORDER.test(userId) ? userId : undefined,
    ...presetUsers.get(userId)?.form,
  };
}

type OrderAnswer = 'authorized' | 'refused' | 'slow';

export type PresetOrder = OrderAnswer | 'failing';

type PresetOrderEntry = {
  /** The number of failed attempts before `answer`. */
  readonly failures: number;
  readonly answer: OrderAnswer;
  readonly behaviour: string;
};

const failing = (failures: number): [string, PresetOrderEntry] => [
  `sandbox-order-fails-${failures}`,
  {
    failures,
    answer: 'authorized',
    behaviour: `Answers 503 at the first ${failures === 1 ? 'attempt' : `${failures} attempts`}, then authorizes.`,
  },
];

export const presetOrders: ReadonlyMap<string, PresetOrderEntry> = new Map<
  string,
  PresetOrderEntry
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
export function parsePresetOrder(orderId: string, attempts: number): PresetOrder {
  const { failures, answer } = presetOrders.get(orderId) ?? { failures: 0, answer: 'authorized' };
  return attempts <= failures ? 'failing' : answer;
}
