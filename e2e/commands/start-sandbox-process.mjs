import { sandboxOrigin, sandboxPort, siteOrigin } from '../support/demo-addresses.ts';
import { isAnswering, startProcess } from './processes.mjs';

// The first start seeds the database and draws the pictures.
const SANDBOX_START_TIMEOUT_MS = 180_000;

/** Resolves to false when the sandbox provider ends or does not answer in time. */
export async function startSandboxProcess() {
  const sandbox = startProcess(['e2e/sandbox/server.ts'], {
    env: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SITE_ORIGIN: siteOrigin,
    },
  });
  return isAnswering(`${sandboxOrigin}/openapi.json`, sandbox, SANDBOX_START_TIMEOUT_MS);
}
