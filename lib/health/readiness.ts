import { getSettings } from '@/lib/config';
import { isDraining } from '@/lib/operation/shutdown';
import type { CallGroup } from '@/lib/provider/call-limits';
import { getProviderClient } from '@/lib/provider/client';
import { createDiskProbe } from './disk-probe.ts';
import type { DiskProbe } from './disk-probe.ts';

export type Degradation =
  | { readonly part: 'provider'; readonly group: CallGroup; readonly problem: 'breaker open' }
  | { readonly part: 'cache folder'; readonly problem: 'not writable' };

export type Readiness = {
  /**
   * A process that is 'ready' or 'degraded' may get requests. A degraded process can answer them,
   * for example with last good copies while the provider fails. A process that is 'draining' is
   * about to end and should get no new requests.
   */
  readonly status: 'ready' | 'degraded' | 'draining';
  readonly degraded: readonly Degradation[];
};

let boundedProbe: DiskProbe | undefined;

export async function getReadiness(): Promise<Readiness> {
  boundedProbe ??= createDiskProbe({
    dir: getSettings().cacheDir,
    now: Date.now,
  });
  const groups = getProviderClient()
    .getGroupStates()
    .filter(({ breaker }) => breaker !== 'closed');
  const degraded: readonly Degradation[] = [
    ...groups.map(({ group }) => ({ part: 'provider', group, problem: 'breaker open' }) as const),
    ...((await boundedProbe()) ? [] : [{ part: 'cache folder', problem: 'not writable' } as const]),
  ];
  if (isDraining()) return { status: 'draining', degraded };
  return { status: degraded.length === 0 ? 'ready' : 'degraded', degraded };
}
