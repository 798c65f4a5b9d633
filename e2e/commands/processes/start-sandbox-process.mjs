import { sandboxOrigin, sandboxPort } from '../../support/demo/demo-settings.ts';
import { waitUntilAnswering, startProcess } from './processes.mjs';

// The sandbox first fills its database, which takes long on a busy machine.
const SANDBOX_START_TIMEOUT_MS = 180_000;

/**
 * The sandbox's bank sends browsers back to `siteOrigin`. With a `lanAddress`, other devices reach
 * the bank and the invoices of the sandbox at this address.
 *
 * Resolves to false when the sandbox ends or does not answer in time.
 */
export async function startSandboxProcess({ siteOrigin, lanAddress = '' }) {
  const sandbox = startProcess(['e2e/sandbox/server.ts'], {
    env: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SITE_ORIGIN: siteOrigin,
      SANDBOX_LAN_ADDRESS: lanAddress,
    },
  });
  return waitUntilAnswering(`${sandboxOrigin}/openapi.json`, sandbox, SANDBOX_START_TIMEOUT_MS);
}
