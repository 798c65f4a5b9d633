import { sitePort } from '../support/demo-addresses.ts';
import { getBuildSettings } from './build-stamp.mjs';
import { checkSandboxStart } from './check-sandbox-start.mjs';
import { findPortProblem, getListenAddress } from './ports.mjs';
import { stopEverything } from './processes.mjs';

/**
 * Returns the settings. Ends the command with one clear message when they are wrong, or when the
 * site, or the sandbox that is to run beside it, cannot listen on its port.
 * `lanAddress` is where other devices are to find both; without it, the settings decide.
 */
export async function checkStart({ withSandbox, lanAddress }) {
  const settings = await readSettings();
  const address = lanAddress ?? getListenAddress(settings.bindAddress);
  const problem = await findPortProblem({
    port: sitePort,
    address,
    setting: 'PORT',
    addressSetting: 'BIND_ADDRESS',
  });
  if (problem !== undefined) await stopEverything(1, problem);
  if (withSandbox) {
    await checkSandboxStart({ ...process.env, SANDBOX_LAN_ADDRESS: lanAddress ?? '' });
  }
  return settings;
}

async function readSettings() {
  try {
    return getBuildSettings();
  } catch (error) {
    return stopEverything(1, error.message);
  }
}
