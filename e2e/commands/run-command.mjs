// Must stay plain enough for Node 20: in a bare clone nothing else is there yet.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, isInstalled } from './install-packages.mjs';

const NODE_MAJOR = '24';
// The other commands are tests and measurements, which the settings of one developer must not change.
const WITH_SETTINGS_FILES = { build: 'production', demo: 'production', dev: 'development' };
const root = join(import.meta.dirname, '../..');
const pinnedNode = join(root, 'node_modules/.bin/node');
const [command = '', ...rest] = process.argv.slice(2);
const commandFile = join(import.meta.dirname, `${command}.mjs`);

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

process.chdir(root);
if (!isInstalled(root)) {
  console.log('Packages differ from package-lock.json: npm ci');
  if (!installPackages(root))
    stop('The packages could not be installed; the output above says why.');
}

if (process.versions.node.split('.')[0] === NODE_MAJOR) {
  process.argv = [process.execPath, commandFile, ...rest];
  if (command in WITH_SETTINGS_FILES) {
    const { loadSettingsFiles } = await import('../../lib/config/settings-files.ts');
    loadSettingsFiles(root, WITH_SETTINGS_FILES[command]);
  }
  await import(pathToFileURL(commandFile).href);
} else {
  const version = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (!version?.startsWith(`v${NODE_MAJOR}.`)) {
    stop(
      `Node ${NODE_MAJOR} is needed and this is Node ${process.versions.node}. The package "node" ` +
        'brings it, but its install script did not run.\nAllow install scripts ' +
        '(npm config get ignore-scripts) and run "npm ci", or switch to the version in .nvmrc.',
    );
  }
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(pinnedNode, [import.meta.filename, command, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
}
