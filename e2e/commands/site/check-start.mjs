import { sitePort } from '../../support/demo/demo-settings.ts';
import { checkSandboxStart } from '../processes/check-sandbox-start.mjs';
import { findListenProblem, getListenAddress } from '../processes/ports.mjs';
import { stopAndExit } from '../processes/processes.mjs';
import { getBuildSettings } from './build-stamp.mjs';

/**
 * Resolves to the site's settings. Stops the command with a message when these settings are wrong
 * or the site cannot listen on its port. With `withSandbox` the same applies to the sandbox. If
 * `lanAddress` is given, it replaces `BIND_ADDRESS` as the address of the site.
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
