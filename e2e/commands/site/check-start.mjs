import { sitePort } from '../../support/demo/demo-settings.ts';
import { checkSandboxStart } from '../processes/check-sandbox-start.mjs';
import { findPortProblem, getListenAddress } from '../processes/ports.mjs';
import { stopAndExit } from '../processes/processes.mjs';
import { getBuildSettings } from './build-stamp.mjs';

/**
 * Returns the settings. Stops the command with a message when they are wrong, or when the site
 * (with `withSandbox` also the sandbox) cannot listen on its port. With `lanAddress` the site and
 * the sandbox's bank must be able to listen at that address; without it the site listens at
 * `BIND_ADDRESS`.
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
  if (problem !== undefined) await stopAndExit(1, problem);
  if (withSandbox) {
    await checkSandboxStart({ ...process.env, SANDBOX_LAN_ADDRESS: lanAddress ?? '' });
  }
  return settings;
}

async function readSettings() {
  try {
    return getBuildSettings();
  } catch (error) {
    return stopAndExit(1, error.message);
  }
}
