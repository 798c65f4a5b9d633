import type { FaultKind } from '../faults/fault.ts';

/**
 * Ids and tokens that cause a fault even while no fault is switched on. The list of restaurants
 * does not contain these ids, so no page of the site links to them.
 */
export const faultsById: ReadonlyMap<string, FaultKind> = new Map<string, FaultKind>([
  ['sandbox-500', '500'],
  ['sandbox-502', '502'],
  ['sandbox-503', '503'],
  ['sandbox-429', '429'],
  ['sandbox-hang', 'hang-before-headers'],
  ['sandbox-hang-body', 'hang-after-headers'],
  ['sandbox-drip', 'drip'],
  ['sandbox-reset', 'reset'],
  ['sandbox-wrong-type', 'wrong-type'],
  ['sandbox-bad-json', 'bad-json'],
  ['sandbox-wrong-shape', 'wrong-shape'],
  ['sandbox-huge', 'huge'],
  ['sandbox-gzip-bomb', 'gzip-bomb'],
  ['sandbox-redirect', 'redirect'],
  ['sandbox-gateway-404', 'gateway-404'],
  ['sandbox-gateway-maintenance', 'gateway-maintenance'],
  ['sandbox-gateway-empty', 'gateway-empty'],
  ['sandbox-flapping', 'flapping'],
]);

export function findFaultById(id: string): FaultKind | undefined {
  return faultsById.get(id);
}

/** Searches every segment of the path, because the calls have their ids in different segments. */
export function findFaultByPath(path: string): FaultKind | undefined {
  return path
    .split(/[/?]/)
    .map(findFaultById)
    .find((fault) => fault !== undefined);
}
