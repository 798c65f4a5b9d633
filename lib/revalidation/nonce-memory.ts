import { CLAIM } from '../shared-store/scripts.ts';
import { getSharing } from '../shared-store/sharing.ts';

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
 * nonces in its own memory (`lib/revalidation/nonce-memory.ts`).
 */
export async function claimNonce(nonce: string, forMs: number): Promise<boolean> {
  const sharing = getSharing();
  if (sharing === undefined) return true;
  const key = `${sharing.prefix}nonce:${nonce}`;
  const claimed = await sharing.connection.evaluate(CLAIM, [key], [String(forMs)]);
  return !claimed.ok || claimed.value === 1;
}
