import type { Log } from '../../log.ts';
import { failed } from '../../result.ts';
import type { Result } from '../../result.ts';
import { getProcessEvents } from '../../process-events.ts';
import { isBrokenCircuitError } from 'cockatiel';

/** The wait that a usable Retry-After header asks for. `parseRetryAfter` limits it to one hour. */
type Wait = { readonly retryAfterSeconds?: number | undefined };

/** Why the provider gave no usable answer. `reason` is for logs, `message` for the user. */
export type ProviderFailure =
  /**
   * The request was not sent, for example because the breaker is open or too many calls wait. If
   * the call was repeated, the second request was not sent, but the provider may have got the
   * first.
   */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  /**
   * The provider itself refused: a status of `REFUSALS` with `result.message` in the body
   * (`read-answer.ts`). `message` is plain text; undefined if it has no visible character.
   */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | undefined;
    }
  /**
   * Nothing that says whether the provider carried out the request: a broken connection, or an
   * answer outside the contract, which a gateway may have sent. For example a 5xx, a redirect, a
   * page, invalid JSON, or a 4xx without `result.message`.
   */
  | ({
      readonly kind: 'broken';
      readonly status: number | undefined;
      readonly reason: string;
      /**
       * The message of a 4xx or 5xx, as plain text. Only the calls of the group `account` read it.
       */
      readonly message?: string | undefined;
    } & Wait)
  | { readonly kind: 'unexpected-shape'; readonly reason: string };

/**
 * `what` and `reason` are logged, and `what` is also a label of a metric. So neither may contain
 * text of the answer, which may be personal data.
 */
export function unexpectedShape(
  what: string,
  log: Log,
  reason = what,
): Result<never, ProviderFailure> {
  getProcessEvents().emit('answerUnusable', { answer: what });
  log.warn({ what, reason }, 'Provider answer of unexpected shape');
  return failed({ kind: 'unexpected-shape', reason });
}

/**
 * 'waiting': the bulkhead refused the call, or the call timed out before or soon after it got a
 * socket. 'unsent': the attempt to connect failed, so the provider has not received the request.
 * 'temporary': the provider may have received the request, and another try may succeed. 'final':
 * any other failure. `retryOnce` in `client.ts` decides after which stages a call is repeated.
 */
export type FailureStage = 'waiting' | 'unsent' | 'temporary' | 'final';

/** An exception, because the breaker sees only failures that are thrown. */
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

/** An error of undici's HTTP parser may have no code. Then the error's name is the code. */
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
 * The provider is at fault for a time-out if the call had its socket for at least this part of the
 * deadline.
 */
const MIN_SOCKET_SHARE = 0.5;

/** `socketMs` is the time since the call got its socket; negative if it got none. */
export function timedOutCall(socketMs: number, deadlineMs: number): FailedCall {
  const hadSocketLongEnough = socketMs >= deadlineMs * MIN_SOCKET_SHARE;
  return new FailedCall({ kind: 'timeout' }, hadSocketLongEnough ? 'final' : 'waiting');
}

/** Undefined if the error is a bug of ours. The caller must rethrow such an error. */
export function toFailedCall(error: unknown): FailedCall | undefined {
  if (error instanceof FailedCall) return error;
  if (isBrokenCircuitError(error)) return new FailedCall({ kind: 'unreachable' });
  const code = codeOf(error);
  if (NEVER_CONNECTED.has(code)) return new FailedCall({ kind: 'unreachable' }, 'unsent');
  if (CUT_OFF.has(code)) return brokenCall('cut off', undefined, 'temporary');
  return code === '' || OWN_BUG.test(code) ? undefined : brokenCall(code);
}

/** Whether the stage is 'waiting'. The provider is then not at fault. */
export function isFailureWhileWaiting(error: unknown): boolean {
  return error instanceof FailedCall && error.stage === 'waiting';
}
