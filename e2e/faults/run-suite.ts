import { startSandbox } from '../sandbox/start-sandbox.ts';
import { testSandboxPorts } from '../support/demo/demo-settings.ts';
import { createSandboxControl } from '../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../support/servers/sandbox-control.ts';
import { startSite } from '../support/servers/site.ts';
import { checkFault } from './check-fault.ts';
import { checkFlood, checkHostileHeaders } from './check-hostile-visitors.ts';
import { checkRestart } from './check-restart.ts';
import { clockJumps } from './clock/check-clock.ts';
import { runClock } from './clock/run-clock.ts';
import { GRACE_SECONDS, checkShutdown } from './connections/check-shutdown.ts';
import { checkSlowClients } from './connections/check-slow-clients.ts';
import { diskFaults } from './disk/disk-fault.ts';
import { runDiskFault } from './disk/run-disk-fault.ts';
import type { Cells, FaultFindings, Table } from './finding.ts';
import { tabulateChecks, tabulateFaults } from './format-report.ts';
import { goals, MARGIN } from './goals.ts';
import { suiteFaults } from './suite-fault.ts';
import type { SuiteFault } from './suite-fault.ts';

const REVALIDATE_SECONDS = 2;
const PERIOD_MS = REVALIDATE_SECONDS * 1_000;
const env = { REVALIDATE_SECONDS: String(REVALIDATE_SECONDS) };

type Provider = { readonly origin: string; readonly control: SandboxControl };

/** Starts a new site, because its caches must be empty and its circuit breakers closed. */
async function checkOneFault(fault: SuiteFault, provider: Provider): Promise<FaultFindings> {
  const site = await startSite({ providerApiUrl: provider.origin, env });
  const subject = {
    origin: site.origin,
    pid: site.pid(),
    control: provider.control,
    periodMs: PERIOD_MS,
    recoveryLimitMs: goals.freshAfterMs(REVALIDATE_SECONDS) * MARGIN,
  };
  return checkFault(fault, subject).finally(site.stop);
}

async function checkHostileVisitors({ origin, control }: Provider): Promise<Cells> {
  await control.reset();
  const site = await startSite({ providerApiUrl: origin, env });
  try {
    const headers = await checkHostileHeaders(site.origin, PERIOD_MS);
    const flood = await checkFlood(site);
    await control.setFault('down');
    return new Map([...headers, ...flood, ...(await checkRestart(site))]);
  } finally {
    await site.stop();
  }
}

async function checkConnections({ origin, control }: Provider): Promise<Cells> {
  await control.reset();
  const site = await startSite({
    providerApiUrl: origin,
    env: { ...env, SHUTDOWN_GRACE_SECONDS: GRACE_SECONDS },
  });
  try {
    const slow = await checkSlowClients({ origin: site.origin, pid: site.pid() });
    return new Map([...slow, ...(await checkShutdown(site, control))]);
  } finally {
    await site.stop();
  }
}

/** `onStep` gets the name of each step before the step begins. */
export async function runSuite(onStep: (step: string) => void): Promise<readonly Table[]> {
  // The suite uses the last of the end-to-end tests' ports. With two workers these tests do not use
  // this port, so the suite can run at the same time. With three workers it cannot.
  const port = testSandboxPorts.at(-1) ?? 0;
  const sandbox = await startSandbox({ port });
  try {
    const control = createSandboxControl(sandbox.controlOrigin);
    const provider = { origin: sandbox.origin, control };
    const findings: FaultFindings[] = [];
    for (const fault of suiteFaults) {
      onStep(fault);
      findings.push(await checkOneFault(fault, provider));
    }
    const disk = new Map<string, Cells>();
    for (const fault of diskFaults) {
      onStep(`cache folder ${fault.name}`);
      disk.set(fault.name, await runDiskFault(fault, provider));
    }
    const clock = new Map<string, Cells>();
    for (const hours of clockJumps) {
      onStep(`clock ${hours} h`);
      clock.set(`${hours} h`, await runClock(hours, provider));
    }
    onStep('connections');
    const connections = tabulateChecks('Connections', await checkConnections(provider));
    onStep('hostile visitors');
    return [
      ...tabulateFaults(findings),
      { title: 'Cache folder that fails (disk)', rows: disk },
      { title: 'Clock that jumps (clock)', rows: clock },
      connections,
      tabulateChecks('Hostile visitors', await checkHostileVisitors(provider)),
    ];
  } finally {
    await sandbox.stop();
  }
}
