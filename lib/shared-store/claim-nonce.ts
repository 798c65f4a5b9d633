import { CLAIM } from './scripts.ts';
import { getSharing } from './sharing.ts';

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
