import { checkSteps } from './check-steps.mjs';
import { runChecks } from './run-checks.mjs';
import { installChromium } from '../install/install-chromium.mjs';

const chromium = await installChromium();
if (chromium === undefined)
  console.log('No Chromium is installed, and none could be installed: set CHROMIUM_PATH');
else process.env.CHROMIUM_PATH = chromium;
process.exitCode = await runChecks(checkSteps);
