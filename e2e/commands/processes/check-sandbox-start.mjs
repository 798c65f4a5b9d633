import { getDefaultControlPort, parseSandboxSettings } from '../../sandbox/sandbox-settings.ts';
import { sandboxHost } from '../../support/demo/demo-settings.ts';
import { findListenProblem } from './ports.mjs';
import { stopAndExit } from './processes.mjs';

/**
 * Stops the command with a message when the sandbox's settings are wrong or the sandbox cannot
 * listen on one of its ports.
 */
export async function checkSandboxStart(environment) {
  const settings = parseSandboxSettings(environment);
  if (!settings.ok) {
    await stopAndExit(1, `Wrong settings:\n  - ${settings.failure.join('\n  - ')}`);
  }
  const { port, controlPort = getDefaultControlPort(port), lanAddress } = settings.value;
  const endpoints = [
    { port, address: sandboxHost, portSetting: 'SANDBOX_PORT' },
    { port: controlPort, address: sandboxHost, portSetting: 'SANDBOX_CONTROL_PORT' },
  ];
  if (lanAddress !== undefined) {
    const addressSetting = 'SANDBOX_LAN_ADDRESS';
    endpoints.push({ port, address: lanAddress, portSetting: 'SANDBOX_PORT', addressSetting });
  }
  for (const endpoint of endpoints) {
    const problem = await findListenProblem(endpoint);
    if (problem !== undefined) await stopAndExit(1, problem);
  }
}
