import { checkSteps } from './checks/check-steps.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { installChromium } from './install/install-chromium.mjs';

const chromium = await installChromium();
if (chromium === undefined) console.log('No Chromium, and none can be had: set CHROMIUM_PATH');
else process.env.CHROMIUM_PATH = chromium;
process.exitCode = await runChecks(checkSteps);
