import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../support/copies/remove-folder.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { REVALIDATE_SECRET } from '../../support/servers/signed-call.ts';
import { startSite } from '../../support/servers/site.ts';
import { nodeWithoutRootRights } from '../../support/servers/site-process.ts';
import type { Cells } from '../finding.ts';
import { goals, MARGIN } from '../goals.ts';
import { checkDisk } from './check-disk.ts';
import type { DiskFault } from './disk-fault.ts';
import { mountSmallDisk, unmountSmallDisk } from './small-disk.ts';

const REVALIDATE_SECONDS = 1;

type Provider = { readonly origin: string; readonly control: SandboxControl };

export async function runDiskFault(fault: DiskFault, provider: Provider): Promise<Cells> {
  const parent = await mkdtemp(join(tmpdir(), 'disk-fault-'));
  const isMounted = fault.needsMount && (await mountSmallDisk(parent));
  try {
    if (fault.needsMount && !isMounted) return new Map([['served', { shown: 'not tried' }]]);
    const cacheDir = isMounted ? parent : join(parent, 'cache');
    return await checkWithSite(fault, provider, cacheDir);
  } finally {
    if (isMounted) await unmountSmallDisk(parent);
    await removeFolder(parent);
  }
}

async function checkWithSite(
  fault: DiskFault,
  { origin, control }: Provider,
  cacheDir: string,
): Promise<Cells> {
  const site = await startSite({
    providerApiUrl: origin,
    cacheDir,
    program: nodeWithoutRootRights,
    env: { REVALIDATE_SECONDS: String(REVALIDATE_SECONDS), REVALIDATE_SECRET },
  });
  return checkDisk(fault, {
    site,
    control,
    periodMs: REVALIDATE_SECONDS * 1_000,
    freshWithinMs: goals.freshAfterMs(REVALIDATE_SECONDS) * MARGIN,
  }).finally(site.stop);
}
