// Any Node from 20.0 on must be able to run this: in a bare clone there is no other yet.
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
 * Compares with the list that npm itself leaves in node_modules, so that packages which somebody
 * installed by hand with `npm ci` count too. Optional ones may be absent: other platforms' binaries.
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

/** The npm that runs this script, or else the first one found; `npm` alone starts nothing on Windows. */
function runNpm(args, root) {
  const own = process.env.npm_execpath;
  const [program, ...first] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  return spawnSync(program, [...first, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * Shows npm's progress and errors, and none of its warnings: most are about the Node of this moment,
 * which is about to be replaced. `npm ci` refuses a lock that lacks another platform's binaries, as one
 * written against a registry without them does; `npm install` without saving is then as good.
 */
export function installPackages(root) {
  console.log('Installing the packages of package-lock.json: one to three minutes the first time');
  const ways = [['ci'], ['install', '--no-save']];
  return ways.some((way) =>
    runNpm([...way, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], root),
  );
}
