import type { CallName } from './call-limits.ts';

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
