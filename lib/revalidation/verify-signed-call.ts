import { assertNever, failed, success } from '@/lib/result';
import type { Result } from '@/lib/result';
import { isSignedByOneOf, NONCE_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';
import { CLAIM } from '../shared-store/scripts.ts';
import { getSharing } from '../shared-store/sharing.ts';

/** The time stamp of a call may be at most this much before or after our clock. */
const WINDOW_MS = 5 * 60_000;
/**
 * Each nonce is remembered for at least this long. A time stamp is accepted for at most this long:
 * from `WINDOW_MS` before its time to `WINDOW_MS` after its time. The nonce of an old time stamp is
 * remembered equally long. So in any period of this length, an instance accepts at most as many
 * calls as the memory of nonces has places.
 */
export const NONCE_MS = 2 * WINDOW_MS;

const TIMESTAMP = /^\d{1,12}$/;
const NONCE = /^[A-Za-z0-9_-]{16,64}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

export type CallRefusal =
  /** A header is missing or malformed. */
  | { readonly reason: 'headers' }
  | { readonly reason: 'signature' }
  /** Checked after the signature, so a call with a wrong signature never gets this reason. */
  | { readonly reason: 'timestamp' }
  | { readonly reason: 'nonce' }
  | { readonly reason: 'too many nonces'; readonly retryAfterMs: number };

type Verification = {
  readonly secrets: readonly string[];
  readonly nonces: NonceMemory;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** A nonce is remembered only after the other checks have passed. */
export function verifySignedCall(
  headers: Headers,
  body: Uint8Array,
  { secrets, nonces, now }: Verification,
): Result<undefined, CallRefusal> {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? '';
  const nonce = headers.get(NONCE_HEADER) ?? '';
  const signature = headers.get(SIGNATURE_HEADER) ?? '';
  if (!TIMESTAMP.test(timestamp) || !NONCE.test(nonce) || !SIGNATURE.test(signature)) {
    return failed({ reason: 'headers' });
  }
  if (!isSignedByOneOf(secrets, signature, { timestamp, nonce, body })) {
    return failed({ reason: 'signature' });
  }
  const signedAt = Number(timestamp) * 1_000;
  if (Math.abs(now - signedAt) > WINDOW_MS) return failed({ reason: 'timestamp' });
  const use = nonces.use(nonce, now + NONCE_MS);
  switch (use.outcome) {
    case 'new':
      return success(undefined);
    case 'used':
      return failed({ reason: 'nonce' });
    case 'full':
      return failed({ reason: 'too many nonces', retryAfterMs: use.retryAfterMs });
    default:
      return assertNever(use);
  }
}

/** `retryAfterMs`: the time until the next nonce expires and the memory has a place again. */
export type NonceUse =
  | { readonly outcome: 'new' }
  | { readonly outcome: 'used' }
  | { readonly outcome: 'full'; readonly retryAfterMs: number };

/**
 * The maximum number of nonces in memory. Each accepted call adds one. The memory forgets expired
 * nonces, but only when it is full.
 */
const MAX_NONCES = 5_000;

export type NonceMemory = {
  /** Remembers a new nonce at least until `until`, in milliseconds since 1970. */
  readonly use: (nonce: string, until: number) => NonceUse;
};

/**
 * A memory that is full of unexpired nonces accepts no new nonce. If the memory forgot an unexpired
 * nonce, a stranger could repeat a recorded call with that nonce.
 */
export function createNonceMemory(now: () => number, maxNonces: number = MAX_NONCES): NonceMemory {
  const usedNonces = new Map<string, number>();

  const forgetExpired = (): void => {
    for (const [nonce, until] of usedNonces) {
      if (until < now()) usedNonces.delete(nonce);
    }
  };

  return {
    use: (nonce, until) => {
      if (usedNonces.size >= maxNonces) forgetExpired();
      if (usedNonces.has(nonce)) return { outcome: 'used' };
      if (usedNonces.size >= maxNonces) {
        return { outcome: 'full', retryAfterMs: Math.min(...usedNonces.values()) - now() };
      }
      usedNonces.set(nonce, until);
      return { outcome: 'new' };
    },
  };
}

/**
 * Resolves to false if an instance has claimed the nonce in the last `forMs` milliseconds. Resolves
 * to true while the shared store fails, or if there is none. An instance then refuses only the
 * nonces in its own memory.
 */
export async function claimNonce(nonce: string, forMs: number): Promise<boolean> {
  const sharing = getSharing();
  if (sharing === undefined) return true;
  const key = `${sharing.prefix}nonce:${nonce}`;
  const claimed = await sharing.connection.evaluate(CLAIM, [key], [String(forMs)]);
  return !claimed.ok || claimed.value === 1;
}
