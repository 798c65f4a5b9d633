import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALL_TIMEOUT_MS = 300_000;
/** What `deploy/nginx/Dockerfile` installs. */
const PACKAGES = ['nginx', 'libnginx-mod-http-lua', 'gettext-base'];
const LUA_MODULE = '/usr/lib/nginx/modules/ngx_http_lua_module.so';

const isInstalled = () =>
  existsSync(LUA_MODULE) &&
  ['nginx', 'envsubst'].every((program) => {
    const { error } = spawnSync(program, ['-V']);
    return error === undefined;
  });

function run(command, args) {
  spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS });
}

/** Installs Debian's packages of the edge unless they exist. apt-get needs root. */
export function installNginx() {
  if (isInstalled()) return true;
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${PACKAGES.join(', ')}`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES]);
  return isInstalled();
}
