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

// Next reads the settings files itself, again after each edit. The values of its environment take
// precedence over the files. So this process must not pass the files' values on, because edits of
// the files would then have no effect.
unloadSettingsFiles();
watchConfiguration();
const address = bindAddress === undefined ? [] : ['-H', bindAddress];
// With server Fast Refresh, a page that is compiled for the first time after an edit shows the text
// from before the edit (`docs/decisions/0029-development-server.md`).
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
