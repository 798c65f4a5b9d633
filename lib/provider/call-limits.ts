import type { providerPaths } from './contract/paths.ts';

export type CallName = keyof typeof providerPaths;

/**
 * Each group has its own bulkhead and, except for 'order', its own breaker, so that failing calls
 * of one group do not stop the other groups. The list of restaurants has its own group, because
 * menus work without the list.
 */
export type CallGroup = (typeof callGroups)[number];

export const callGroups = ['menu', 'list', 'invoice', 'account', 'payment', 'order'] as const;

export type CallLimits = {
  readonly group: CallGroup;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The limit for the body of a 2xx answer, before and after its decompression. */
  readonly maxBodyBytes: number;
  /**
   * If set, JSON texts that are `data:` addresses are emptied while the answer is read. `maxBodyBytes`
   * then is the limit for the rest, and this is the limit for the answer as sent.
   */
  readonly maxWithDataBytes?: number;
  /**
   * The body of an answer of 200 or 201. 'object': any JSON object that does not report a failure,
   * because only the provider itself can be expected to send one (`read-answer.ts`).
   */
  readonly accepts: 'json' | 'html' | 'object';
};

/**
 * 838 bytes for each of 5,000 products. The products of the sandbox have 194 bytes on average and at
 * most 832, with ingredients, allergens and nutrition.
 */
const MENU_MAX_BYTES = 4_194_304;
/** 130 pictures of 90 kB, which are 120 kB in base64. */
const MENU_MAX_WITH_DATA_BYTES = 16_777_216;
const FORM_MAX_BYTES = 65_536;
const SMALL_MAX_BYTES = 16_384;

const reading = { method: 'GET', accepts: 'json' } as const;
const catalogue = {
  ...reading,
  maxBodyBytes: MENU_MAX_BYTES,
  maxWithDataBytes: MENU_MAX_WITH_DATA_BYTES,
} as const;
const account = { group: 'account', accepts: 'object', maxBodyBytes: SMALL_MAX_BYTES } as const;

export const callLimits: Readonly<Record<CallName, CallLimits>> = {
  menu: { ...catalogue, group: 'menu' },
  restaurants: { ...catalogue, group: 'list' },
  invoice: { ...reading, group: 'invoice', maxBodyBytes: SMALL_MAX_BYTES },
  verifyToken: { ...account, method: 'GET' },
  resetPassword: { ...account, method: 'POST' },
  activateAccount: { ...account, method: 'POST' },
  paymentAuthorization: { ...reading, group: 'payment', maxBodyBytes: FORM_MAX_BYTES },
  orderAuthorized: {
    group: 'order',
    method: 'PUT',
    accepts: 'object',
    // More than the payload that the app gets (`lib/provider/payment.ts`): a payment is confirmed
    // also by an answer that is too large for the app.
    maxBodyBytes: FORM_MAX_BYTES,
  },
  cardForm: { group: 'payment', method: 'GET', accepts: 'html', maxBodyBytes: FORM_MAX_BYTES },
};

/** An attempt to connect fails after this time. */
export const CONNECT_TIMEOUT_MS = 2_000;

const DEADLINE_MS = 2_500;
const PAYMENT_DEADLINE_MS = 8_000;

/**
 * In milliseconds, for the whole call: waiting for a socket, connecting, reading, decompressing,
 * and the second try if there is one.
 */
export const callDeadlinesMs: Readonly<Record<CallName, number>> = {
  menu: DEADLINE_MS,
  restaurants: DEADLINE_MS,
  invoice: DEADLINE_MS,
  verifyToken: DEADLINE_MS,
  resetPassword: DEADLINE_MS,
  activateAccount: DEADLINE_MS,
  paymentAuthorization: PAYMENT_DEADLINE_MS,
  orderAuthorized: PAYMENT_DEADLINE_MS,
  cardForm: PAYMENT_DEADLINE_MS,
};

export type BulkheadLimits = { readonly sockets: number; readonly waiting: number };

/**
 * In total 20 sockets and 100 waiting calls. 'order' gets more of both than 'payment', because the
 * calls of 'order' confirm payments that have been made.
 */
export const bulkheadLimits: Readonly<Record<CallGroup, BulkheadLimits>> = {
  menu: { sockets: 6, waiting: 39 },
  list: { sockets: 1, waiting: 1 },
  payment: { sockets: 4, waiting: 15 },
  order: { sockets: 5, waiting: 25 },
  invoice: { sockets: 2, waiting: 10 },
  account: { sockets: 2, waiting: 10 },
};
