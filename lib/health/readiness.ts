import { getSettings } from '@/lib/config';
import { isDraining } from '@/lib/operation/shutdown';
import type { CallGroup } from '@/lib/provider/transport/call-limits';
import { getProviderClient } from '@/lib/provider/transport/client';
import type { GroupState } from '@/lib/provider/transport/client';
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

type Sources = {
  readonly getGroupStates: () => readonly GroupState[];
  readonly isCacheWritable: DiskProbe;
  readonly isDraining: () => boolean;
};

export async function findReadiness(sources: Sources): Promise<Readiness> {
  const groups = sources.getGroupStates().filter(({ breaker }) => breaker !== 'closed');
  const degraded: readonly Degradation[] = [
    ...groups.map(({ group }) => ({ part: 'provider', group, problem: 'breaker open' }) as const),
    ...((await sources.isCacheWritable())
      ? []
      : [{ part: 'cache folder', problem: 'not writable' } as const]),
  ];
  if (sources.isDraining()) return { status: 'draining', degraded };
  return { status: degraded.length === 0 ? 'ready' : 'degraded', degraded };
}

let boundedProbe: DiskProbe | undefined;

export function getReadiness(): Promise<Readiness> {
  boundedProbe ??= createDiskProbe({
    dir: getSettings().cacheDir,
    now: Date.now,
  });
  return findReadiness({
    getGroupStates: () => getProviderClient().getGroupStates(),
    isCacheWritable: boundedProbe,
    isDraining,
  });
}
