import { sandboxSettings } from '../support/demo/demo-settings.ts';
import { installChromium } from './install/install-chromium.mjs';
import { installNginx } from './install/install-nginx.mjs';
import { tools } from './install/tools.mjs';
import { startProcess } from './processes/processes.mjs';
import { buildSite } from './site/build-site.mjs';

Object.assign(process.env, sandboxSettings);
if (!installNginx()) {
  console.error('nginx with Lua and envsubst is needed, see deploy/nginx/README.md');
  process.exit(1);
}
if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) process.exit(1);
const chromium = await installChromium();
if (chromium !== undefined) process.env.CHROMIUM_PATH = chromium;
const tests = startProcess([...tools.edge, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = await tests.ended;
