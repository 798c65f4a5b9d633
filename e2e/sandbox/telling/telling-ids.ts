import type { FaultKind } from '../faults/fault.ts';

/**
 * Ids and tokens that cause a failure by themselves, without a fault being switched on. As
 * restaurants, they are not in the list. `telling-catalogue.ts` has all other telling ids.
 */
export const faultOfTellingId: ReadonlyMap<string, FaultKind> = new Map<string, FaultKind>([
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
  ['sandbox-flapping', 'flapping'],
]);

export const tellingFaultIds: readonly string[] = [...faultOfTellingId.keys()];

export function faultOfId(id: string): FaultKind | undefined {
  return faultOfTellingId.get(id);
}

/** Any whole segment of the path counts, so that no call needs a table of its own. */
export function faultOfPath(path: string): FaultKind | undefined {
  return path
    .split(/[/?]/)
    .map(faultOfId)
    .find((fault) => fault !== undefined);
}
