import type { KeptAnswer } from './cached-answer.ts';

/**
 * The time at which the provider sent the menu, if a later call has failed; otherwise undefined. A
 * failed call prolongs `freshUntil` (milliseconds since 1970) but leaves `receivedAt` as it is, so
 * more than `periodMs` are then between the two times.
 */
export function findTimeOfOldMenu(
  kept: Pick<KeptAnswer<unknown>, 'receivedAt'> | undefined,
  freshUntil: number,
  periodMs: number,
): Date | undefined {
  const isOld = kept !== undefined && freshUntil > kept.receivedAt + periodMs;
  return isOld ? new Date(kept.receivedAt) : undefined;
}
