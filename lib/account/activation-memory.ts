import { changeEntryState } from '@/lib/device/entry-state';
import { isReturnVisit } from '@/lib/device/visit';
import type { ActivationState } from './activation-machine.ts';

/**
 * What became of the activation of this visit, kept in the state of the history entry: no storage,
 * and gone with the tab. Browser code only.
 */
const KEY = 'activation';

/** Set for one load, which continues the visit though the browser calls it a reload. */
const CONTINUES = 'activationContinues';

export function rememberActivation(state: ActivationState): void {
  changeEntryState({ [KEY]: state });
}

/**
 * The state this visit was left in, after Back or a switch of language. Undefined on a first visit
 * and after most reloads: then the provider is asked. A yes is remembered even then, and so is a
 * question whose answer nobody has heard: either may have used the token up, and the provider would
 * say so to somebody whose account is active. A phone reloads a tab by itself.
 */
export function recallActivation(): ActivationState | undefined {
  const continues: unknown = history.state?.[CONTINUES];
  if (continues === true) changeEntryState({ [CONTINUES]: undefined });
  const leftIn = parseMemory(history.state?.[KEY]);
  return continues === true || isReturnVisit() || outlivesReload(leftIn) ? leftIn : undefined;
}

const outlivesReload = (leftIn: ActivationState | undefined): boolean =>
  leftIn?.kind === 'activated' || leftIn?.kind === 'pending';

/** Loads another address in the place of this page, which takes up the visit where it stands. */
export function continueAt(address: string): void {
  changeEntryState({ [CONTINUES]: true }, address);
  location.reload();
}

function parseMemory(memory: unknown): ActivationState | undefined {
  if (typeof memory !== 'object' || memory === null || !('kind' in memory)) return undefined;
  switch (memory.kind) {
    case 'activated':
    case 'pending':
      return { kind: memory.kind };
    case 'refused':
      return {
        kind: 'refused',
        message:
          'message' in memory && typeof memory.message === 'string' ? memory.message : undefined,
      };
    case 'troubled':
    case 'interrupted':
      return { kind: 'interrupted' };
    default:
      return undefined;
  }
}
