// This file must run on the user's own Node (20.0 or newer), because a fresh clone does not contain
// the pinned Node, which is the package `node`.
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
 * Compares package-lock.json with the list of installed packages that npm keeps in `node_modules`.
 * Optional packages may be missing, because most of them are binaries for other platforms.
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
 * The npm that started this command, because on Windows Node cannot start the `npm` in PATH. When
 * npm did not start this command, the `npm` in PATH.
 */
export function getNpmCommand() {
  const npmFile = process.env.npm_execpath;
  return npmFile?.endsWith('.js') ? [process.execPath, npmFile] : ['npm'];
}

function runNpm(args, root) {
  const [program, ...first] = getNpmCommand();
  return spawnSync(program, [...first, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * When the lock file lacks the binaries for a platform, `npm ci` fails. `npm install --no-save`
 * accepts such a file, so it runs after a failed `npm ci`.
 */
export function installPackages(root) {
  console.log('Installing the packages of package-lock.json: one to three minutes the first time');
  const commands = [['ci'], ['install', '--no-save']];
  return commands.some((command) =>
    runNpm([...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], root),
  );
}
