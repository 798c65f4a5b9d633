import { isBrokenCircuitError } from 'cockatiel';
import type { ProviderFailure } from '../contract/provider-failure.ts';

/**
 * 'waiting': the call got no socket, or got it too late. 'unsent': the try to connect failed, so
 * even a PUT may be repeated. 'temporary': the request may have arrived, and another try may
 * succeed. 'final': any other failure. `retry-once.ts` decides after which stages a call is
 * repeated.
 */
export type FailureStage = 'waiting' | 'unsent' | 'temporary' | 'final';

/** An exception, because breaker and bulkhead pass on failures as exceptions. */
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
const OWN_BUG = /^(UND_ERR_INVALID_|ERR_INVALID_)/;

/** The error of undici's parser may have no code. Its name is then used as the code. */
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

/**
 * A time-out counts against the provider if the call had its socket for at least this part of the
 * deadline.
 */
const FAIR_SHARE = 0.5;

/** `socketMs` is the time since the call got its socket; negative if it got none. */
export function timedOutCall(socketMs: number, deadlineMs: number): FailedCall {
  const hadFairShare = socketMs >= deadlineMs * FAIR_SHARE;
  return new FailedCall({ kind: 'timeout' }, hadFairShare ? 'final' : 'waiting');
}

/** Undefined for a bug of our own, which the caller must rethrow. */
export function toFailedCall(error: unknown): FailedCall | undefined {
  if (error instanceof FailedCall) return error;
  if (isBrokenCircuitError(error)) return new FailedCall({ kind: 'unreachable' });
  const code = codeOf(error);
  if (NEVER_CONNECTED.has(code)) return new FailedCall({ kind: 'unreachable' }, 'unsent');
  if (CUT_OFF.has(code)) return brokenCall('cut off', undefined, 'temporary');
  return code === '' || OWN_BUG.test(code) ? undefined : brokenCall(code);
}

/** Whether the call got no socket, or got it too late. The provider is then not at fault. */
export function isWaiting(error: unknown): boolean {
  return error instanceof FailedCall && error.stage === 'waiting';
}
