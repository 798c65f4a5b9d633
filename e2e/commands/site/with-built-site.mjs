import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { testSandboxPorts } from '../../support/demo/demo-settings.ts';
import { startSite } from '../../support/servers/site.ts';

/** Calls `work` with the origin of the built site, which runs with a sandbox. */
export async function withBuiltSite(work) {
  const [port] = testSandboxPorts;
  const sandbox = await startSandbox({ port, controlPort: port + 1 });
  try {
    const site = await startSite({
      providerApiUrl: sandbox.origin,
      // The page period is so long that no cached page is rendered again during a measurement.
      env: { REVALIDATE_SECONDS: '3600' },
    });
    await work(site.origin).finally(() => site.stop());
  } finally {
    await sandbox.stop();
  }
}
