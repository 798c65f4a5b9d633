import { getSettings } from '../config.ts';
import type { CallGroup } from '@/lib/provider/call-limits';
import { getSite } from '@/lib/site';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

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

let diskProbe: DiskProbe | undefined;

export async function getReadiness(): Promise<Readiness> {
  diskProbe ??= createDiskProbe(getSettings().cacheDir);
  const { provider, isDraining } = getSite();
  const groups = provider.getGroupStates().filter(({ breaker }) => breaker !== 'closed');
  const degraded: readonly Degradation[] = [
    ...groups.map(({ group }) => ({ part: 'provider', group, problem: 'breaker open' }) as const),
    ...((await diskProbe()) ? [] : [{ part: 'cache folder', problem: 'not writable' } as const]),
  ];
  if (isDraining) return { status: 'draining', degraded };
  return { status: degraded.length === 0 ? 'ready' : 'degraded', degraded };
}

/**
 * One block of a usual file system. Some file systems can store a smaller file on a full disk,
 * because such a file needs no block.
 */
const PROBE_BYTES = 4_096;

/**
 * How long a result is reused. The probe writes a file for each new result, and load balancers ask
 * for the readiness every few seconds.
 */
const KEEP_FOR_MS = 5_000;

export type DiskProbe = () => Promise<boolean>;

export function createDiskProbe(dir: string, now: () => number = Date.now): DiskProbe {
  let last: { readonly startedAt: number; readonly isWritable: Promise<boolean> } | undefined;
  return () => {
    const age = last === undefined ? Infinity : now() - last.startedAt;
    // A negative age means that the clock was set back.
    if (last === undefined || age < 0 || age >= KEEP_FOR_MS) {
      last = { startedAt: now(), isWritable: tryToWrite(dir) };
    }
    return last.isWritable;
  };
}

async function tryToWrite(dir: string): Promise<boolean> {
  const file = path.join(/* turbopackIgnore: true */ dir, `${randomUUID()}.probe`);
  try {
    await mkdir(dir, { recursive: true });
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600 });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
