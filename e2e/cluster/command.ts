import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startProcess } from '../commands/processes.ts';

// `npm run test:cluster`: tests with real servers of Redis and nginx. `-- store` runs the tests of
// the shared store, `-- edge` all others; further arguments go to the test runner.

const INSTALL_TIMEOUT_MS = 300_000;
const LUA_MODULE = '/usr/lib/nginx/modules/ngx_http_lua_module.so';

const suites = {
  store: ['node_modules/jest/bin/jest.js', '--config=e2e/cluster/jest.config.ts'],
  edge: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/cluster/playwright.config.ts',
  ],
};

const exists = (program: string, argument: string): boolean =>
  spawnSync(program, [argument]).error === undefined;

/** Debian packages. The first entry has the same packages as `deploy/nginx/Dockerfile`. */
const programs = [
  {
    packages: ['nginx', 'libnginx-mod-http-lua', 'gettext-base'],
    isInstalled: () => existsSync(LUA_MODULE) && exists('nginx', '-V') && exists('envsubst', '-V'),
  },
  { packages: ['redis-server'], isInstalled: () => exists('redis-server', '--version') },
  { packages: ['kubernetes-client'], isInstalled: () => exists('kubectl', 'version') },
];

const findMissing = (): readonly string[] =>
  programs.filter(({ isInstalled }) => !isInstalled()).flatMap(({ packages }) => packages);

/** apt-get needs root. */
function installPrograms(): void {
  const missing = findMissing();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0) {
    // With this `RUNLEVEL` apt-get does not start the installed servers.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const options = { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS, env } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options);
  }
  const stillMissing = findMissing();
  if (stillMissing.length === 0) return;
  console.error(`Install these packages of Debian: ${stillMissing.join(', ')}`);
  process.exit(1);
}

const [part, ...others] = process.argv.slice(2);
const chosen = Object.entries(suites).filter(([name]) => part === undefined || part === name);
if (chosen.length === 0) {
  console.error(`There is no part ${part}. The parts are ${Object.keys(suites).join(' and ')}.`);
  process.exit(1);
}
installPrograms();
for (const [, args] of chosen) {
  const { ended } = startProcess([...args, ...others], { stdio: 'inherit' });
  process.exitCode = (await ended) || process.exitCode;
}
