import { unloadSettingsFiles } from '../../lib/config/settings-files.ts';
import { demoSettings, siteOrigin, sitePort } from '../support/demo/demo-settings.ts';
import { exitZeroWhenStopped, startProcess, stopAndExit } from './processes/processes.mjs';
import { startSandboxProcess } from './processes/start-sandbox-process.mjs';
import { checkStart } from './site/check-start.mjs';
import { watchConfiguration } from './site/watch-configuration.mjs';

exitZeroWhenStopped();
const withSandbox = !process.env.PROVIDER_API_URL;
const { bindAddress } = await checkStart({ withSandbox });
if (withSandbox && !(await startSandboxProcess({ siteOrigin }))) await stopAndExit(1);

// `run-command.mjs` has loaded the settings files into the environment. Next reads these files too,
// again after each edit, but values of the environment take precedence over the files. If the
// loaded values stayed in the environment, edits of the files would have no effect.
unloadSettingsFiles();
watchConfiguration();
const address = bindAddress === undefined ? [] : ['-H', bindAddress];
// With server Fast Refresh, a page that is compiled for the first time after an edit may show the
// text from before the edit (`docs/decisions/0029-development-server.md`).
const withoutServerFastRefresh = '--no-server-fast-refresh';
const next = startProcess(
  [
    'node_modules/next/dist/bin/next',
    'dev',
    withoutServerFastRefresh,
    '-p',
    String(sitePort),
    ...address,
  ],
  {
    env: {
      ...(withSandbox ? demoSettings : {}),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  },
);
await stopAndExit(await next.ended);
