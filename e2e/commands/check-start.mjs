import {
  sandboxControlPort,
  sandboxHost,
  sandboxPort,
  sitePort,
} from '../support/demo-addresses.ts';
import { getBuildSettings } from './build-stamp.mjs';
import { findPortProblem, getListenAddress } from './ports.mjs';
import { stopEverything } from './processes.mjs';

/**
 * Returns the settings. Ends the command with one clear message when they are wrong, or when the
 * site, or the sandbox that is to run beside it, cannot listen on its port.
 */
export async function checkStart({ withSandbox }) {
  const settings = await readSettings();
  const places = [
    { port: sitePort, address: getListenAddress(settings.bindAddress), setting: 'PORT' },
  ];
  if (withSandbox) {
    places.push(
      { port: sandboxPort, address: sandboxHost, setting: 'SANDBOX_PORT' },
      { port: sandboxControlPort, address: sandboxHost, setting: 'SANDBOX_CONTROL_PORT' },
    );
  }
  for (const place of places) {
    const problem = await findPortProblem(place);
    if (problem !== undefined) await stopEverything(1, problem);
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
