import { isBrokenCircuitError } from 'cockatiel';

/** From the provider's Retry-After header, where it sent a usable one. */
type Wait = { readonly retryAfterSeconds?: number | undefined };

/** Why the provider gave no usable answer. `reason` is for logs, `message` for the person. */
export type ProviderFailure =
  /** No connection, or not even tried: no address, breaker open, too many waiting. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  /** The provider answered 4xx; `message` is its own plain text, where it gave one. */
  | ({
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | undefined;
    } & Wait)
  /** An answer of no use: 5xx, redirect, cut off, too large, of another type, no JSON. */
  | ({
      readonly kind: 'broken';
      readonly status: number | undefined;
      readonly reason: string;
      /** The message of a 5xx as plain text, only for calls whose pages show it. */
      readonly message?: string | undefined;
    } & Wait)
  | { readonly kind: 'unexpected-shape'; readonly reason: string };

/**
 * How far a call came: 'waiting' (for a socket of ours, so that it says nothing of the provider),
 * 'unsent' (no byte left us, so even a PUT may be repeated), 'passing' (may have arrived, and the
 * next try may well succeed) or 'final'.
 */
export type FailureStage = 'waiting' | 'unsent' | 'passing' | 'final';

/** Used inside `lib/provider` only: breaker and bulkhead report failures as exceptions. */
export class FailedCall extends Error {
  readonly failure: ProviderFailure;
  readonly stage: FailureStage;

  constructor(failure: ProviderFailure, stage: FailureStage = 'final') {
    super(`Provider call failed: ${failure.kind}`);
    this.failure = failure;
    this.stage = stage;
  }
}

const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const CUT_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const OUR_OWN_MISTAKE = /^(UND_ERR_INVALID_|ERR_INVALID_)/;

/** undici's parser error is the only one of its errors that can come without a code. */
const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error && error.name === 'HTTPParserError' ? error.name : '';
};

export function brokenCall(
  reason: string,
  status?: number,
  stage: FailureStage = 'final',
): FailedCall {
  return new FailedCall({ kind: 'broken', status, reason }, stage);
}

/** Names a thrown error; undefined for one that is a bug of ours and must not be swallowed. */
export function toFailedCall(error: unknown): FailedCall | undefined {
  if (error instanceof FailedCall) return error;
  if (isBrokenCircuitError(error)) return new FailedCall({ kind: 'unreachable' });
  const code = codeOf(error);
  if (NEVER_CONNECTED.has(code)) return new FailedCall({ kind: 'unreachable' }, 'unsent');
  if (CUT_OFF.has(code)) return brokenCall('cut off', undefined, 'passing');
  return code === '' || OUR_OWN_MISTAKE.test(code) ? undefined : brokenCall(code);
}

/** Whether a call failed for want of a socket of ours, before the provider had its time. */
export function isWaiting(error: unknown): boolean {
  return error instanceof FailedCall && error.stage === 'waiting';
}

/** What opens the breaker: the provider in trouble, not an answer that says no to one request. */
export function isProviderInTrouble(error: unknown): boolean {
  const failure = toFailedCall(error)?.failure;
  if (failure === undefined || isWaiting(error)) return false;
  return failure.kind !== 'refused' || failure.status === 429;
}
