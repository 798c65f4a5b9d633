// Must stay plain enough for Node 20: in a bare clone nothing else is there yet.
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

/**
 * `npm ci` refuses a lock that lacks another platform's binaries, as one written against a registry
 * without them does; installing by the lock, and leaving it alone, is then as good.
 */
export function installPackages(root) {
  const ways = [['ci'], ['install', '--no-save']];
  return ways.some((way) => {
    const args = [...way, '--include=dev', '--no-audit', '--no-fund'];
    return spawnSync('npm', args, { cwd: root, stdio: 'inherit' }).status === 0;
  });
}
