import { sitePort } from '../../support/demo/demo-settings.ts';
import { checkSandboxStart } from '../processes/check-sandbox-start.mjs';
import { findListenProblem, getListenAddress } from '../processes/ports.mjs';
import { stopAndExit } from '../processes/processes.mjs';
import { getBuildSettings } from './build-stamp.mjs';

/**
 * Returns the settings. Stops the command with a message when they are wrong or a port cannot be
 * used. `lanAddress` replaces `BIND_ADDRESS`.
 */
export async function checkStart({ withSandbox, lanAddress }) {
  const settings = await readSettings();
  const address = lanAddress ?? getListenAddress(settings.bindAddress);
  const problem = await findListenProblem({
    port: sitePort,
    address,
    portSetting: 'PORT',
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
