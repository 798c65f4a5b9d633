import { sandboxSettings } from '../support/demo/demo-settings.ts';
import setUpCopy from '../support/servers/global-setup.ts';
import { installRedis } from './install/install-redis.mjs';
import { tools } from './install/tools.mjs';
import { startProcess } from './processes/processes.mjs';
import { buildSite } from './site/build-site.mjs';

// Tests several instances of the site with a real Redis server (`e2e/cluster`).

Object.assign(process.env, sandboxSettings);
if (!installRedis()) {
  console.error('redis-server is missing and could not be installed.');
  process.exit(1);
}
if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) process.exit(1);
const removeCopy = await setUpCopy();
const args = [...tools.cluster, ...process.argv.slice(2)];
process.exitCode = await startProcess(args, { stdio: 'inherit' }).ended.finally(removeCopy);
