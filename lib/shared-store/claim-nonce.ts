import { CLAIM } from './scripts.ts';
import { getSharing } from './sharing.ts';

/**
 * Resolves to false when another instance has seen the nonce. While the shared store fails, each
 * instance knows its own nonces only.
 */
export async function claimNonce(nonce: string, forMs: number): Promise<boolean> {
  const sharing = getSharing();
  if (sharing === undefined) return true;
  const key = `${sharing.prefix}nonce:${nonce}`;
  const claimed = await sharing.connection.evaluate(CLAIM, [key], [String(forMs)]);
  return !claimed.ok || claimed.value === 1;
}
