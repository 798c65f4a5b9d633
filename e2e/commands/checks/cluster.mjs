import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import setUpCopy from '../../support/servers/global-setup.ts';
import { installChromium } from '../install/install-chromium.mjs';
import { installPrograms } from '../install/install-programs.mjs';
import { tools } from '../install/tools.mjs';
import { startProcess } from '../processes/processes.mjs';
import { buildSite } from '../site/build-site.mjs';

// Runs the tests of `e2e/cluster`, which use real servers such as Redis and nginx. The first
// argument chooses a part: `store` means the tests of the shared store, `edge` means all other
// tests. Without arguments both parts run. Further arguments go to the test runner.

const [part, ...others] = process.argv.slice(2);

/** Resolves to whether the tests have passed. */
const run = async (tool) =>
  (await startProcess([...tool, ...others], { stdio: 'inherit' }).ended) === 0;

async function testStore() {
  const removeCopy = await setUpCopy();
  return run(tools.clusterStore).finally(removeCopy);
}

const suites = { store: [testStore], edge: [() => run(tools.clusterEdge)] };
if (part !== undefined && !Object.hasOwn(suites, part)) {
  console.error(`There is no part ${part}. The parts are store and edge.`);
  process.exit(1);
}
const chosen = part === undefined ? Object.values(suites).flat() : suites[part];
if (!installPrograms()) process.exit(1);
Object.assign(process.env, sandboxSettings);
if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) process.exit(1);
const chromium = await installChromium();
if (chromium !== undefined) process.env.CHROMIUM_PATH = chromium;
for (const suite of chosen) if (!(await suite())) process.exitCode = 1;
