import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { removeFolder } from '../../support/copies/remove-folder.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { startSite } from '../../support/servers/site.ts';
import type { Cells } from '../finding.ts';
import { goals, MARGIN } from '../goals.ts';
import { checkClock } from './check-clock.ts';

const REVALIDATE_SECONDS = 1;
const PRELOAD = pathToFileURL(join(import.meta.dirname, 'shift-clock.mjs')).href;
/** Longer than the interval at which `shift-clock.mjs` reads the file with the offset. */
const NOTICED_AFTER_MS = 200;

type Provider = { readonly origin: string; readonly control: SandboxControl };

export async function runClock(hours: number, { origin, control }: Provider): Promise<Cells> {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  const offsetFile = join(folder, 'offset');
  const setClock = async (offsetMs: number): Promise<void> => {
    await writeFile(`${offsetFile}.new`, String(offsetMs));
    await rename(`${offsetFile}.new`, offsetFile);
    await wait(NOTICED_AFTER_MS);
  };
  await setClock(0);
  const site = await startSite({
    providerApiUrl: origin,
    env: {
      REVALIDATE_SECONDS: String(REVALIDATE_SECONDS),
      NODE_OPTIONS: `--import ${PRELOAD}`,
      CLOCK_OFFSET_FILE: offsetFile,
    },
  });
  try {
    return await checkClock(hours, {
      origin: site.origin,
      pid: site.pid(),
      control,
      setClock,
      restart: site.restart,
      output: site.output,
      periodMs: REVALIDATE_SECONDS * 1_000,
      recoveryLimitMs: goals.freshAfterMs(REVALIDATE_SECONDS) * MARGIN,
    });
  } finally {
    await site.stop();
    await removeFolder(folder);
  }
}
