import { sandboxOrigin, sandboxPort } from '../support/demo-addresses.ts';
import { isAnswering, startProcess } from './processes.mjs';

// The first start seeds the database and draws the pictures.
const SANDBOX_START_TIMEOUT_MS = 180_000;

/**
 * `siteOrigin` is where the bank sends diners back to; at `lanAddress` other devices open the bank.
 * Resolves to false when the sandbox provider ends or does not answer in time.
 */
export async function startSandboxProcess({ siteOrigin, lanAddress = '' }) {
  const sandbox = startProcess(['e2e/sandbox/server.ts'], {
    env: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SITE_ORIGIN: siteOrigin,
      SANDBOX_LAN_ADDRESS: lanAddress,
    },
  });
  return isAnswering(`${sandboxOrigin}/openapi.json`, sandbox, SANDBOX_START_TIMEOUT_MS);
}
