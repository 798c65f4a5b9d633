import { startSandbox } from '../sandbox/start-sandbox.ts';
import { testSandboxPorts } from '../support/demo/demo-settings.ts';
import { createSandboxControl } from '../support/servers/sandbox-control.ts';
import { startSite } from '../support/servers/site.ts';
import { checkFault } from './check-fault.ts';
import type { FaultFindings } from './finding.ts';
import { goals, MARGIN } from './goals.ts';
import { suiteFaults } from './suite-fault.ts';

const REVALIDATE_SECONDS = 2;

/** Measures every fault with a site of its own, so that no breaker is open from the fault before. */
export async function runSuite(
  onFault: (fault: string) => void,
): Promise<readonly FaultFindings[]> {
  // The last port, which the end-to-end tests of a machine with two cores leave free.
  const port = testSandboxPorts.at(-1) ?? 0;
  const sandbox = await startSandbox({ port });
  try {
    const control = createSandboxControl(sandbox.controlOrigin);
    const findings: FaultFindings[] = [];
    for (const fault of suiteFaults) {
      onFault(fault);
      const site = await startSite({
        providerApiUrl: sandbox.origin,
        env: { REVALIDATE_SECONDS: String(REVALIDATE_SECONDS) },
      });
      const place = {
        origin: site.origin,
        pid: site.pid(),
        control,
        periodMs: REVALIDATE_SECONDS * 1_000,
        recoveryLimitMs: goals.freshAfterMs(REVALIDATE_SECONDS) * MARGIN,
      };
      findings.push(await checkFault(fault, place).finally(site.stop));
    }
    return findings;
  } finally {
    await sandbox.stop();
  }
}
