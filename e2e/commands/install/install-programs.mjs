import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALL_TIMEOUT_MS = 300_000;
const LUA_MODULE = '/usr/lib/nginx/modules/ngx_http_lua_module.so';

const exists = (program, argument) => spawnSync(program, [argument]).error === undefined;
const hasNginx = () => existsSync(LUA_MODULE) && exists('nginx', '-V') && exists('envsubst', '-V');
const hasKubectl = () => exists('kubectl', 'version');
const hasRedis = () => exists('redis-server', '--version');

/** Debian packages. The first entry has the same packages as `deploy/nginx/Dockerfile`. */
const programs = [
  { packages: ['nginx', 'libnginx-mod-http-lua', 'gettext-base'], isInstalled: hasNginx },
  { packages: ['redis-server'], isInstalled: hasRedis },
  { packages: ['kubernetes-client'], isInstalled: hasKubectl },
];

function run(command, args) {
  // With this `RUNLEVEL` apt-get does not start the installed servers.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS, env });
}

function install(packages) {
  console.log(`Installing ${packages.join(', ')}`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Installs the packages of missing `programs`. The tests of `e2e/cluster` and
 * `npm run bench:cluster` need these programs. Installs nothing without root, because apt-get needs
 * root. Then prints the packages of programs that are still missing. Returns true when no program
 * is missing.
 */
export function installPrograms() {
  const findMissing = () =>
    programs.filter(({ isInstalled }) => !isInstalled()).flatMap(({ packages }) => packages);
  const missing = findMissing();
  if (missing.length === 0) return true;
  if (process.getuid?.() === 0) install(missing);
  const stillMissing = findMissing();
  if (stillMissing.length > 0) {
    console.error(`Install these packages of Debian: ${stillMissing.join(', ')}`);
  }
  return stillMissing.length === 0;
}
