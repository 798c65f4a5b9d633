import { parseSandboxSettings } from '../sandbox/sandbox-settings.ts';
import { sandboxHost } from '../support/demo-addresses.ts';
import { findPortProblem } from './ports.mjs';
import { stopEverything } from './processes.mjs';

/**
 * Ends the command with one clear message when the settings of the sandbox are wrong, or when it
 * cannot listen on its ports.
 */
export async function checkSandboxStart(environment) {
  const settings = parseSandboxSettings(environment);
  if (!settings.ok) {
    await stopEverything(1, `Wrong settings:\n  - ${settings.failure.join('\n  - ')}`);
  }
  const { port, controlPort = port === 0 ? 0 : port + 1, lanAddress } = settings.value;
  const places = [
    { port, address: sandboxHost, setting: 'SANDBOX_PORT' },
    { port: controlPort, address: sandboxHost, setting: 'SANDBOX_CONTROL_PORT' },
  ];
  if (lanAddress !== undefined) {
    const addressSetting = 'SANDBOX_LAN_ADDRESS';
    places.push({ port, address: lanAddress, setting: 'SANDBOX_PORT', addressSetting });
  }
  for (const place of places) {
    const problem = await findPortProblem(place);
    if (problem !== undefined) await stopEverything(1, problem);
  }
}
