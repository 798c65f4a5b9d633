/** A restaurant that the provider does not know (404) counts as unknown for this long at most. */
export const UNKNOWN_FOR_MS = 30_000;

/**
 * The longest pause before the provider is asked again, in two cases: the provider failed and no
 * older value is stored, or another instance shared no answer in time and a stored value stays in use.
 */
export const COLD_RETRY_AFTER_MS = 2_000;

/**
 * 404s for a known menu count after this time even if the list of restaurants does not confirm
 * them. Longer than most deployments and wrong routes of a gateway.
 */
export const GONE_AFTER_MS = 5 * 60_000;

/**
 * What the list of restaurants says about a menu with a 404. 'absent': the provider's current list
 * is complete and lacks the restaurant. 'unconfirmed': it lacks the restaurant, but may have more
 * entries. 'named': it names the restaurant. 'failed': the provider gives no current list.
 */
export type ListedState = 'absent' | 'unconfirmed' | 'named' | 'failed';

export type MissingAnswer = {
  /** Whether the 404 has the form of the contract. Without it, a gateway may have sent the 404. */
  readonly isStated: boolean;
  readonly listed: ListedState;
  /** Whether an older value is stored. */
  readonly isKnown: boolean;
  /** For how long all answers have been 404s of which `isEvidence` is true. */
  readonly missingForMs: number;
};

/**
 * Whether a 404 says anything about the restaurant. Without the form of the contract, it does not
 * outweigh a list that names the restaurant, and without a list it may be a gateway's.
 */
export const isEvidence = ({
  isStated,
  listed,
}: Omit<MissingAnswer, 'isKnown' | 'missingForMs'>): boolean =>
  isStated || listed === 'absent' || listed === 'unconfirmed';

/**
 * Whether a 404 means that the restaurant does not exist. If not, a known menu stays in use, and an
 * unknown one counts as not available. While neither a menu nor the list has an answer of the
 * provider, no menu is lost, however long that takes.
 */
export function isGone({ isStated, listed, isKnown, missingForMs }: MissingAnswer): boolean {
  if (!isKnown) return isStated || listed === 'absent';
  if (isStated && listed === 'absent') return true;
  return isEvidence({ isStated, listed }) && missingForMs >= GONE_AFTER_MS;
}
