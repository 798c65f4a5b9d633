import type { KeptAnswer } from './cached-answer.ts';

/**
 * The time at which the provider sent the menu, if a later refresh brought no newer menu; otherwise
 * undefined. Such a refresh failed, or waited in vain for another instance. It prolongs
 * `freshUntil` (milliseconds since 1970) but leaves `receivedAt` as it is, so the two times are
 * more than `periodMs` apart.
 */
export function findTimeOfOldMenu(
  kept: Pick<KeptAnswer<unknown>, 'receivedAt'> | undefined,
  freshUntil: number,
  periodMs: number,
): Date | undefined {
  const isOld = kept !== undefined && freshUntil > kept.receivedAt + periodMs;
  return isOld ? new Date(kept.receivedAt) : undefined;
}
