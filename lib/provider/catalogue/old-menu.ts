import type { KeptAnswer } from './cached-answer.ts';

/**
 * The time at which the provider sent the menu, if the menu counts as old; otherwise undefined. A
 * refresh that failed, or that waited in vain for another instance, raises `freshUntil` but not
 * `receivedAt`. The menu counts as old when these times (in milliseconds since 1970) are more than
 * `periodMs` apart.
 */
export function findTimeOfOldMenu(
  kept: Pick<KeptAnswer<unknown>, 'receivedAt'> | undefined,
  freshUntil: number,
  periodMs: number,
): Date | undefined {
  const isOld = kept !== undefined && freshUntil > kept.receivedAt + periodMs;
  return isOld ? new Date(kept.receivedAt) : undefined;
}
