import { reloadAt, updateHistoryState } from '@/lib/browser/history-state';
import { isBackForwardLoad } from '@/lib/browser/navigation';
import type { StoredActivationState } from './activation-machine.ts';

/** The key of the activation's state in the history entry. */
const KEY = 'activation';

/**
 * The key of a mark in the history entry. `continueAt` sets the mark before it reloads the page.
 * Without the mark this reload would look like a reload by the user.
 */
const CONTINUES = 'activationContinues';

/** Browser code only. */
export function storeActivation(state: StoredActivationState): void {
  updateHistoryState({ [KEY]: state });
}

/**
 * The state of the activation from an earlier load of this history entry (before Back, Forward, a
 * reload or a change of language). Undefined if the page must send the activation. After a reload
 * by the user the page sends the activation again, except in two states: 'activated', because the
 * token is used up, and 'pending', because the call may still succeed. Browser code only.
 */
export function findStoredActivation(): StoredActivationState | undefined {
  const continues: unknown = history.state?.[CONTINUES];
  if (continues === true) updateHistoryState({ [CONTINUES]: undefined });
  const stored = parseStored(history.state?.[KEY]);
  return continues === true || isBackForwardLoad() || survivesReload(stored) ? stored : undefined;
}

const survivesReload = (stored: StoredActivationState | undefined): boolean =>
  stored?.kind === 'activated' || stored?.kind === 'pending';

/** Loads another address in this history entry. The new document finds the stored state. */
export function continueAt(address: string): void {
  reloadAt(address, { [CONTINUES]: true });
}

function parseStored(stored: unknown): StoredActivationState | undefined {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return undefined;
  switch (stored.kind) {
    case 'activated':
    case 'pending':
    case 'interrupted':
      return { kind: stored.kind };
    case 'refused':
      return {
        kind: 'refused',
        message:
          'message' in stored && typeof stored.message === 'string' ? stored.message : undefined,
      };
    default:
      return undefined;
  }
}
