import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  findChromium,
  findHeadlessShell,
  PACKAGED_FOLDER,
} from '../../support/browser/find-chromium.ts';

const DOWNLOAD_TIMEOUT_MS = 300_000;
const PACKAGED = '@sparticuz/chromium@153.0.0';

function run(command, args) {
  const options = { stdio: 'inherit', timeout: DOWNLOAD_TIMEOUT_MS };
  return spawnSync(command, args, options).status === 0;
}

function installFromPlaywright() {
  return run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
}

/** apt-get needs root. It installs Chromium and the system libraries that Chromium needs. */
function installFromDebian() {
  if (process.getuid?.() !== 0) return false;
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

/**
 * `executablePath` of the package unpacks the browser into the folder for temporary files. So this
 * function copies the browser into `PACKAGED_FOLDER`, where the browser stays.
 */
async function installFromRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const folder = join(process.cwd(), PACKAGED_FOLDER);
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-audit', '--loglevel=error', '--fetch-retries=0'];
  if (!run('npm', ['install', '--prefix', folder, ...options, PACKAGED])) return;
  const file = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const { default: packaged } = await import(pathToFileURL(file).href);
  copyFileSync(await packaged.executablePath(), join(folder, 'chromium'));
}

/**
 * Installs a browser unless `CHROMIUM_PATH` is set or there is a headless shell (Chromium without
 * windows). Resolves to the path of a browser that works, or to undefined when none works.
 */
export async function installChromium() {
  if (process.env.CHROMIUM_PATH || findHeadlessShell()) return findChromium();
  const sources = [
    ['a registry package', installFromRegistry],
    ["Playwright's own", installFromPlaywright],
    ["Debian's package", installFromDebian],
  ];
  for (const [name, install] of sources) {
    console.log(`No headless Chromium found, installing ${name}`);
    try {
      await install();
    } catch (error) {
      console.log(error.message);
    }
    const found = findChromium();
    if (found !== undefined) return found;
  }
  return undefined;
}
