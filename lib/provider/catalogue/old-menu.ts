import type { KeptAnswer } from './cached-answer.ts';

/**
 * The time at which the provider sent the menu, if a later call has failed; otherwise undefined. A
 * failed call is recognised by `freshUntil` (milliseconds since 1970), which is then more than one
 * period after `receivedAt`.
 */
export function findTimeOfOldMenu(
  kept: Pick<KeptAnswer<unknown>, 'receivedAt'> | undefined,
  freshUntil: number,
  periodMs: number,
): Date | undefined {
  const isOld = kept !== undefined && freshUntil > kept.receivedAt + periodMs;
  return isOld ? new Date(kept.receivedAt) : undefined;
}
