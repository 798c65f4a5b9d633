// Node 20.0 must be able to run this file, because a fresh clone does not contain the pinned Node.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares package-lock.json with the list that npm writes into `node_modules`, so that a manual
 * `npm ci` counts too. Optional packages may be missing: they are binaries for other platforms.
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, { optional, version, integrity }]) => {
    const found = present[path];
    if (path === '') return true;
    if (found === undefined) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * Runs the npm that started this command, because on Windows Node cannot start the `npm` in PATH.
 * Without such an npm it runs the `npm` in PATH.
 */
function runNpm(args, root) {
  const npmFile = process.env.npm_execpath;
  const [program, ...first] = npmFile?.endsWith('.js') ? [process.execPath, npmFile] : ['npm'];
  return spawnSync(program, [...first, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * `npm ci` fails when the lock file lacks binaries for another platform; `npm install --no-save`
 * accepts such a file.
 */
export function installPackages(root) {
  console.log('Installing the packages of package-lock.json: one to three minutes the first time');
  const commands = [['ci'], ['install', '--no-save']];
  return commands.some((command) =>
    runNpm([...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], root),
  );
}
