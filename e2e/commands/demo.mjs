import { networkInterfaces } from 'node:os';
import {
  demoSettings,
  getLanSettings,
  sandboxOrigin,
  sandboxPort,
  siteOrigin,
  sitePort,
} from '../support/demo/demo-settings.ts';
import { demoLinks } from '../support/demo/demo-links.ts';
import { DEMO_USAGE, parseDemoOptions } from '../support/demo/demo-options.ts';
import { chooseLanAddress, listLanAddresses } from '../support/demo/lan-address.ts';
import { formatTerminalQrCode } from '../support/demo/terminal-qr-code.ts';
import {
  exitZeroWhenStopped,
  waitUntilAnswering,
  startProcess,
  stopAndExit,
} from './processes/processes.mjs';
import { startSandboxProcess } from './processes/start-sandbox-process.mjs';
import { buildSite } from './site/build-site.mjs';
import { checkStart } from './site/check-start.mjs';

const SITE_START_TIMEOUT_MS = 60_000;

const exitWithError = (message) => stopAndExit(1, message);

async function unwrap(result) {
  if (!result.ok) await exitWithError(result.failure);
  return result.value;
}

exitZeroWhenStopped();
const options = await unwrap(parseDemoOptions(process.argv.slice(2)));
if (options.isHelpWanted) {
  console.log(DEMO_USAGE);
  process.exit(0);
}
const lanAddress = options.isForLan
  ? await unwrap(chooseLanAddress(options.lanAddress, listLanAddresses(networkInterfaces())))
  : undefined;
await checkStart({ withSandbox: true, lanAddress });
Object.assign(process.env, demoSettings);

console.log('1/3  Building the site, about a minute, unless the last build is current');
// The build has the same settings with and without `--lan`, so that both kinds of demo share one
// build.
const isBuilt = await buildSite(process.cwd(), { unlessCurrent: true });
if (!isBuilt) await exitWithError('The build failed; its output above says why.');

const lanSettings =
  lanAddress === undefined
    ? undefined
    : getLanSettings({ address: lanAddress, sitePort, sandboxPort });
const origin = lanSettings?.SITE_URL ?? siteOrigin;

console.log('2/3  Starting the sandbox provider');
if (!(await startSandboxProcess({ siteOrigin: origin, lanAddress }))) {
  await exitWithError('The sandbox provider did not start.');
}

console.log('3/3  Starting the site');
const site = startProcess(['e2e/commands/start.mjs', '--with-examples'], {
  env: { PORT: String(sitePort), ...lanSettings },
});
if (!(await waitUntilAnswering(origin, site, SITE_START_TIMEOUT_MS))) {
  await exitWithError('The site did not start.');
}
if (lanAddress !== undefined) {
  console.log('\n  For a phone in the same network, until this command ends:\n');
  // A phone can scan a QR code from a terminal, but not from a file or a pipe.
  if (process.stdout.isTTY) console.log(await formatTerminalQrCode(origin));
}
console.log(`\n  Site              ${origin}`);
console.log(`  Sandbox console   ${sandboxOrigin}  (calls, preset ids, faults, live requests)\n`);
for (const { name, path } of demoLinks) console.log(`  ${name.padEnd(18)}${origin}${path}`);
if (lanAddress !== undefined) {
  console.log(
    `\n  The phone needs ports ${sitePort} and ${sandboxPort} of ${lanAddress}, which a firewall may close.` +
      '\n  The console is for this machine alone.',
  );
}
console.log('\n  Ctrl-C stops both.\n');
await site.ended;
await exitWithError('The site has ended.');
