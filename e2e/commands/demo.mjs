import { buildSite } from './build-site.mjs';
import { checkStart } from './check-start.mjs';
import { demoSettings, sandboxOrigin, siteOrigin, sitePort } from '../support/demo-addresses.ts';
import { demoLinks } from '../support/demo-links.ts';
import { endWellWhenStopped, isAnswering, startProcess, stopEverything } from './processes.mjs';
import { startSandboxProcess } from './start-sandbox-process.mjs';

const SITE_START_TIMEOUT_MS = 60_000;

const giveUp = (message) => stopEverything(1, message);

endWellWhenStopped();
await checkStart({ withSandbox: true });
Object.assign(process.env, demoSettings);

console.log('1/3  Building the site, about a minute, unless the last build is still right');
const isBuilt = await buildSite(process.cwd(), { unlessCurrent: true });
if (!isBuilt) await giveUp('The build failed; its output above says why.');

console.log('2/3  Starting the sandbox provider');
if (!(await startSandboxProcess())) await giveUp('The sandbox provider did not start.');

console.log('3/3  Starting the site');
const site = startProcess(['e2e/commands/start.mjs', '--with-examples'], {
  env: { PORT: String(sitePort) },
});
if (!(await isAnswering(siteOrigin, site, SITE_START_TIMEOUT_MS))) {
  await giveUp('The site did not start.');
}
console.log(`\n  Site              ${siteOrigin}`);
console.log(`  Sandbox console   ${sandboxOrigin}  (calls, telling ids, faults, live requests)\n`);
for (const { name, path } of demoLinks) console.log(`  ${name.padEnd(18)}${siteOrigin}${path}`);
console.log('\n  Ctrl-C stops both.\n');
await site.ended;
await giveUp('The site has ended.');
