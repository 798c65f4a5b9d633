// npm runs this file before `demo` and `test`. It must run on Node 20, because in a fresh clone the
// pinned Node, which is the package `node`, is not installed yet.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const OLDEST_MAJOR = 20;
const NEEDED_MAJOR = 24;

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

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
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(
    ([path, { optional, version }]) =>
      path === '' || (present[path] === undefined ? optional : present[path].version === version),
  );
}

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_MAJOR) {
  stop(`Node ${OLDEST_MAJOR} or newer is needed to begin with, this is ${process.versions.node}.`);
}
if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json: one to three minutes the first time');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { stdio: 'inherit' };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, options);
  if (status !== 0) stop('The packages could not be installed; the output above says why.');
}
// npm puts `node_modules/.bin` first on the PATH of its scripts, so the next script runs on the
// pinned Node.
const printed = spawnSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout;
if (!(Number(printed?.split('.')[0]) >= NEEDED_MAJOR)) {
  stop(
    `Node ${NEEDED_MAJOR} or newer is needed. The package "node" brings it, but its install script ` +
      'did not run.\nAllow install scripts (npm config get ignore-scripts) and run "npm ci", or ' +
      'switch to the version in .nvmrc.',
  );
}
