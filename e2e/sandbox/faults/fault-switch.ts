import { faultOfId, faultOfPath } from '../telling/telling-ids.ts';
import type { AnsweredFault, Fault, FaultKind } from './fault.ts';

export type FaultSwitch = {
  readonly set: (fault: Fault) => void;
  readonly clear: () => void;
  /** The fault that is switched on. */
  readonly current: () => Fault | undefined;
  /** The fault that this request meets, by its path or by the fault that is switched on. */
  readonly faultFor: (path: string) => AnsweredFault | undefined;
  /** The fault that an id or token tells by itself. */
  readonly faultOfId: (id: string) => AnsweredFault | undefined;
};

/** Pictures keep loading while the calls fail, unless a fault names another path. */
export const DEFAULT_MATCH = '/api/';

/** Two bad answers, then two good ones: a client that retries once still meets the failure. */
const FLAPPING_RUN = 2;

export function createFaultSwitch(): FaultSwitch {
  let current: Fault | undefined;
  let flaps = 0;

  function resolve(kind: FaultKind): AnsweredFault | undefined {
    switch (kind) {
      case 'down':
        return undefined;
      case 'flapping':
        return flaps++ % (2 * FLAPPING_RUN) < FLAPPING_RUN ? '503' : undefined;
      default:
        return kind;
    }
  }

  return {
    set: (fault) => {
      current = fault;
      flaps = 0;
    },
    clear: () => {
      current = undefined;
      flaps = 0;
    },
    current: () => current,
    faultFor: (path) => {
      const told = faultOfPath(path);
      if (told !== undefined) return resolve(told);
      if (current === undefined || !path.includes(current.match ?? DEFAULT_MATCH)) return undefined;
      return resolve(current.kind);
    },
    faultOfId: (id) => {
      const told = faultOfId(id);
      return told === undefined ? undefined : resolve(told);
    },
  };
}
