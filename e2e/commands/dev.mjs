import { sandboxOrigin, sandboxSettings, sitePort } from '../support/demo-addresses.ts';
import { endWellWhenStopped, startProcess, stopEverything } from './processes.mjs';
import { startSandboxProcess } from './start-sandbox-process.mjs';

endWellWhenStopped();
// With a provider of one's own in the settings, the sandbox stays off.
if (!process.env.PROVIDER_API_URL) {
  Object.assign(process.env, sandboxSettings, { PROVIDER_API_URL: sandboxOrigin });
  if (!(await startSandboxProcess())) await stopEverything(1);
}
const next = startProcess(['node_modules/next/dist/bin/next', 'dev', '-p', String(sitePort)], {
  env: { NEXT_TELEMETRY_DISABLED: '1' },
});
await stopEverything(await next.ended);
