// This file must also run on Node 20.0, because it may run before npm has installed Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages, isInstalled } from './install/install-packages.mjs';
import { exitWithNpm } from './install/watch-npm.mjs';

const LAUNCHER_MAJOR = 20;
const NEEDED_MAJOR = 24;
// The commands for which this file loads settings files (`.env…`), each with the mode that selects
// the files. `start.mjs` loads them itself, because it also runs without this file. A developer's
// settings must not affect other commands, such as tests.
const SETTINGS_FILES_MODES = {
  build: 'production',
  demo: 'production',
  dev: 'development',
  revalidate: 'production',
  sandbox: 'development',
};

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = join(folder, '../..');
const pinnedFolder = join(root, 'node_modules/node/bin');
const pinnedNode = join(pinnedFolder, process.platform === 'win32' ? 'node.exe' : 'node');
const [command = '', ...rest] = process.argv.slice(2);
const commandFile = join(folder, `${command}.mjs`);
const majorOf = (version) => Number(version.split('.')[0]);

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function runOnPinnedNode() {
  const printed = spawnSync(pinnedNode, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  const pinnedMajor = majorOf(printed.stdout?.trim() ?? '');
  if (!(pinnedMajor >= NEEDED_MAJOR)) {
    stop(
      `Node ${NEEDED_MAJOR} or newer is needed and this is Node ${process.versions.node}. The package "node" ` +
        'brings it, but its install script did not run.\nAllow install scripts ' +
        '(npm config get ignore-scripts) and run "npm ci", or switch to the version in .nvmrc.',
    );
  }
  const child = spawn(pinnedNode, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${pinnedFolder}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
}

if (majorOf(process.versions.node) < LAUNCHER_MAJOR) {
  stop(
    `Node ${LAUNCHER_MAJOR} or newer is needed to begin with, and this is Node ${process.versions.node}.`,
  );
}
process.chdir(root);
exitWithNpm();
// `npm start` installs nothing: a deployed copy may lack the development packages on purpose.
if (command === 'start') {
  if (!existsSync('.next/standalone/server.js')) {
    stop('The site is not built yet: run "npm run build" first.');
  }
} else if (!isInstalled(root) && !installPackages(root)) {
  stop('The packages could not be installed; the output above says why.');
}

if (majorOf(process.versions.node) >= NEEDED_MAJOR) {
  process.argv = [process.execPath, commandFile, ...rest];
  if (command in SETTINGS_FILES_MODES) {
    const { loadSettingsFiles } = await import('../../lib/config/settings-files.ts');
    loadSettingsFiles(root, SETTINGS_FILES_MODES[command]);
  }
  await import(pathToFileURL(commandFile).href);
} else {
  runOnPinnedNode();
}
