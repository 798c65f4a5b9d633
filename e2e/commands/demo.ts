import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { toString as formatQrCode } from 'qrcode';
import { loadSettingsFiles } from '../../lib/config/settings-files.ts';
import { demoLinks } from '../sandbox/console.ts';
import { chooseLanAddress, listLanAddresses } from './lan-address.ts';
import { exitZeroWhenStopped, startProcess, stopAndExit, waitUntilAnswering } from './processes.ts';

// `npm run demo`: the built site with the sandbox provider. `-- --lan` opens it to phones in the
// same network too, `-- --lan-address=192.168.1.7` at this address of the machine.

// The next modules read the environment when they are loaded, so the settings files come first.
loadSettingsFiles(process.cwd(), 'production');
const { demoSettings, getLanSettings, sandboxOrigin, sandboxPort, siteOrigin, sitePort } =
  await import('./demo-settings.ts');
const { buildSite } = await import('./build-site.ts');
const { checkStart, startSandboxProcess } = await import('./listeners.ts');

const SITE_START_TIMEOUT_MS = 60_000;

async function findLanAddress(): Promise<string | undefined> {
  const { values } = parseArgs({
    options: { lan: { type: 'boolean' }, 'lan-address': { type: 'string' } },
  });
  const wanted = values['lan-address'];
  if (values.lan !== true && wanted === undefined) return undefined;
  const chosen = chooseLanAddress(wanted, listLanAddresses(networkInterfaces()));
  return chosen.ok ? chosen.value : stopAndExit(1, chosen.failure);
}

exitZeroWhenStopped();
const lanAddress = await findLanAddress();
await checkStart({ withSandbox: true, lanAddress });
Object.assign(process.env, demoSettings);

console.log('1/3  Building the site, about a minute, unless the last build is current');
// The settings of `--lan` are not in the build, so both kinds of demo share one build.
const isBuilt = await buildSite(process.cwd(), { unlessCurrent: true });
if (!isBuilt) await stopAndExit(1, 'The build failed; its output above says why.');

const lanSettings =
  lanAddress === undefined
    ? undefined
    : getLanSettings({ address: lanAddress, sitePort, sandboxPort });
const origin = lanSettings?.SITE_URL ?? siteOrigin;

console.log('2/3  Starting the sandbox provider');
if (!(await startSandboxProcess({ siteOrigin: origin, lanAddress }))) {
  await stopAndExit(1, 'The sandbox provider did not start.');
}

console.log('3/3  Starting the site');
const site = startProcess(['e2e/commands/start.mjs', '--with-examples'], {
  env: { PORT: String(sitePort), ...lanSettings },
});
if (!(await waitUntilAnswering(origin, site, SITE_START_TIMEOUT_MS))) {
  await stopAndExit(1, 'The site did not start.');
}
if (lanAddress !== undefined && process.stdout.isTTY) {
  console.log(await formatQrCode(origin, { type: 'terminal', small: true }));
}
console.log(`\n  Site              ${origin}`);
console.log(`  Sandbox console   ${sandboxOrigin}  (calls, preset ids, faults, live requests)\n`);
for (const { name, path } of demoLinks) console.log(`  ${name.padEnd(18)}${origin}${path}`);
if (lanAddress !== undefined) {
  console.log(
    `\n  A phone needs ports ${sitePort} and ${sandboxPort} of ${lanAddress}, which a firewall may close.` +
      '\n  The console is for this machine alone.',
  );
}
console.log('\n  Ctrl-C stops both.\n');
await site.ended;
await stopAndExit(1, 'The site has ended.');
