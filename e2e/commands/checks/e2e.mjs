import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import { installChromium } from '../install/install-chromium.mjs';
import { tools } from '../install/tools.mjs';
import { startProcess } from '../processes/processes.mjs';
import { buildSite } from '../site/build-site.mjs';

Object.assign(process.env, sandboxSettings);
if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) process.exit(1);
const chromium = await installChromium();
if (chromium !== undefined) process.env.CHROMIUM_PATH = chromium;
const tests = startProcess([...tools.e2e, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = await tests.ended;
