import { unloadSettingsFiles } from '../../lib/config/settings-files.ts';
import { demoSettings, siteOrigin, sitePort } from '../support/demo-addresses.ts';
import { checkStart } from './check-start.mjs';
import { endWellWhenStopped, startProcess, stopEverything } from './processes.mjs';
import { startSandboxProcess } from './start-sandbox-process.mjs';
import { watchConfiguration } from './watch-configuration.mjs';

endWellWhenStopped();
// With a provider of one's own in the settings, the sandbox stays off.
const withSandbox = !process.env.PROVIDER_API_URL;
const { bindAddress } = await checkStart({ withSandbox });
if (withSandbox && !(await startSandboxProcess({ siteOrigin }))) await stopEverything(1);

// Next reads the files itself, and again when one of them is edited.
unloadSettingsFiles();
watchConfiguration();
const address = bindAddress === undefined ? [] : ['-H', bindAddress];
const next = startProcess(
  ['node_modules/next/dist/bin/next', 'dev', '-p', String(sitePort), ...address],
  {
    env: {
      ...(withSandbox ? demoSettings : {}),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  },
);
await stopEverything(await next.ended);
