import { findFaultInPath, findPreset } from '../preset-ids/preset-ids.ts';
import type { AnsweredFault, Fault, FaultKind } from './fault.ts';

export type FaultSwitch = {
  readonly set: (fault: Fault) => void;
  readonly clear: () => void;
  readonly current: () => Fault | undefined;
  /** The fault of a preset id in the path, else the fault that is switched on for this path. */
  readonly findFault: (path: string) => AnsweredFault | undefined;
  /** The fault of a preset id that the request carries as a token, in a header or in the body. */
  readonly findFaultById: (id: string) => AnsweredFault | undefined;
};

/**
 * The `match` of a fault that is set without one. The site's calls have this text in their paths;
 * pictures, PDF files and the bank's pages do not.
 */
export const DEFAULT_MATCH = '/api/';

/**
 * The fault 'flapping' alternates between this many failures and the same number of usual answers.
 * With two failures in a row, the first call fails even if the client retries once.
 */
const FLAPPING_RUN = 2;

export function createFaultSwitch(): FaultSwitch {
  let current: Fault | undefined;
  let flappingRequests = 0;

  function resolve(kind: FaultKind): AnsweredFault | undefined {
    switch (kind) {
      case 'down':
        return undefined;
      case 'flapping': {
        const isFailure = flappingRequests % (2 * FLAPPING_RUN) < FLAPPING_RUN;
        flappingRequests += 1;
        return isFailure ? '503' : undefined;
      }
      default:
        return kind;
    }
  }

  return {
    set: (fault) => {
      current = fault;
      flappingRequests = 0;
    },
    clear: () => {
      current = undefined;
      flappingRequests = 0;
    },
    current: () => current,
    findFault: (path) => {
      const fault = findFaultInPath(path);
      if (fault !== undefined) return resolve(fault);
      if (current === undefined || !path.includes(current.match ?? DEFAULT_MATCH)) return undefined;
      return resolve(current.kind);
    },
    findFaultById: (id) => {
      const fault = findPreset(id)?.fault;
      return fault === undefined ? undefined : resolve(fault);
    },
  };
}
