import { getDefaultControlPort, parseSandboxSettings } from '../sandbox/sandbox-settings.ts';
import type { Settings } from '../../lib/config/settings.ts';
import { sandboxHost, sandboxOrigin, sandboxPort, sitePort } from './demo-settings.ts';
import { getBuildSettings } from './build-site.ts';
import { findListenProblem, getListenAddress } from './ports.ts';
import { startProcess, stopAndExit, waitUntilAnswering } from './processes.ts';

// The sandbox first fills its database, which takes long on a busy machine.
const SANDBOX_START_TIMEOUT_MS = 180_000;

/**
 * Stops the command with a message when the sandbox's settings are wrong or the sandbox cannot
 * listen on one of its ports.
 */
async function checkSandboxStart(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = parseSandboxSettings(environment);
  if (!settings.ok) {
    return stopAndExit(1, `Wrong settings:\n  - ${settings.failure.join('\n  - ')}`);
  }
  const { port, controlPort = getDefaultControlPort(port), lanAddress } = settings.value;
  const endpoints = [
    { port, address: sandboxHost, portSetting: 'SANDBOX_PORT' },
    { port: controlPort, address: sandboxHost, portSetting: 'SANDBOX_CONTROL_PORT' },
  ];
  if (lanAddress !== undefined) {
    endpoints.push({ port, address: lanAddress, portSetting: 'SANDBOX_PORT' });
  }
  for (const endpoint of endpoints) {
    const problem = await findListenProblem({ ...endpoint, addressSetting: 'SANDBOX_LAN_ADDRESS' });
    if (problem !== undefined) await stopAndExit(1, problem);
  }
}

/**
 * Resolves to the site's settings. Stops the command with a message when these settings are wrong
 * or the site cannot listen on its port. With `withSandbox` the same applies to the sandbox. If
 * `lanAddress` is given, it replaces `BIND_ADDRESS` as the address of the site.
 */
export async function checkStart(options: {
  readonly withSandbox: boolean;
  readonly lanAddress?: string | undefined;
}): Promise<Settings> {
  let settings: Settings;
  try {
    settings = getBuildSettings();
  } catch (error) {
    return stopAndExit(1, error instanceof Error ? error.message : String(error));
  }
  const address = options.lanAddress ?? getListenAddress(settings.bindAddress);
  const port = { port: sitePort, portSetting: 'PORT', addressSetting: 'BIND_ADDRESS' };
  const problem = await findListenProblem({ ...port, address });
  if (problem !== undefined) await stopAndExit(1, problem);
  if (options.withSandbox) {
    await checkSandboxStart({ ...process.env, SANDBOX_LAN_ADDRESS: options.lanAddress ?? '' });
  }
  return settings;
}

/**
 * The sandbox's bank sends browsers back to `siteOrigin`. With a `lanAddress`, other devices reach
 * the bank and the invoices of the sandbox at this address. With `isWatched` an edit of the
 * sandbox's code or data restarts it. Resolves to false when the sandbox does not start.
 */
export function startSandboxProcess(options: {
  readonly siteOrigin: string;
  readonly lanAddress?: string | undefined;
  readonly isWatched?: boolean;
}): Promise<boolean> {
  const watch = options.isWatched === true ? ['--watch', '--watch-preserve-output'] : [];
  const sandbox = startProcess([...watch, 'e2e/sandbox/server.ts'], {
    env: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SITE_ORIGIN: options.siteOrigin,
      SANDBOX_LAN_ADDRESS: options.lanAddress ?? '',
    },
  });
  return waitUntilAnswering(`${sandboxOrigin}/openapi.json`, sandbox, SANDBOX_START_TIMEOUT_MS);
}
