import { spawnSync } from 'node:child_process';

const INSTALL_TIMEOUT_MS = 300_000;
const PROGRAM = 'redis-server';

const isInstalled = () => spawnSync(PROGRAM, ['--version']).status === 0;

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS }).status === 0;
}

/** Debian's package brings `redis-cli` too. Resolves to whether there is a server afterwards. */
export function installRedis() {
  if (isInstalled()) return true;
  // apt-get needs root.
  if (process.getuid?.() !== 0) return false;
  console.log("No redis-server found, installing Debian's package");
  // Otherwise the package would start a server of its own.
  const env = { ...process.env, RUNLEVEL: '1' };
  Object.assign(process.env, env);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', PROGRAM]);
  return isInstalled();
}
