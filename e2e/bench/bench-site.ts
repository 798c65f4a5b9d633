import { startSandbox } from '../sandbox/start-sandbox.ts';
import { testSandboxPorts } from '../support/demo/demo-settings.ts';
import { createSandboxControl } from '../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../support/servers/sandbox-control.ts';
import { startSite } from '../support/servers/site.ts';
import type { RunningSite } from '../support/servers/site.ts';
import { createBenchRestaurants } from './bench-menus.ts';

export type BenchSite = {
  readonly site: RunningSite;
  readonly control: SandboxControl;
  readonly providerOrigin: string;
};

/** The page period is so long that no page is rendered again during a measurement. */
const FRESH = { REVALIDATE_SECONDS: '3600' };

/**
 * Starts the sandbox and the built site with an empty cache folder, calls `work`, and stops both.
 * `copies` is the number of copied restaurants (`createBenchRestaurants`). No proxy is in front of
 * the site.
 */
export async function withBenchSite<Result>(
  work: (parts: BenchSite) => Promise<Result>,
  {
    copies = 0,
    env = FRESH,
  }: { readonly copies?: number; readonly env?: Record<string, string> } = {},
): Promise<Result> {
  const [port = 0] = testSandboxPorts;
  const sandbox = await startSandbox({ port, restaurants: createBenchRestaurants(copies) });
  try {
    const site = await startSite({ providerApiUrl: sandbox.origin, env });
    const control = createSandboxControl(sandbox.controlOrigin);
    return await work({ site, control, providerOrigin: sandbox.origin }).finally(() => site.stop());
  } finally {
    await sandbox.stop();
  }
}

/**
 * Requests the paths one after the other, and reads each whole answer. Throws for any status but
 * 200.
 */
export async function visitAll(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await fetch(`${origin}${path}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  }
}
