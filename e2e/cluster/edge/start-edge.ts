import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { removeFolder } from '../../support/servers/site.ts';

const START_SCRIPT = resolve(import.meta.dirname, '../../../deploy/nginx/start-edge.sh');
const START_MS = 10_000;
const POLL_MS = 20;
/** When root runs the tests, the edge runs as this user, so it does not have root's rights. */
const NOBODY = 65_534;

export type EdgePorts = { readonly visitors: number; readonly purge: number };

export type Edge = {
  readonly origin: string;
  readonly purgeOrigin: string;
  /** The subfolder `cache` has the stored answers. */
  readonly folder: string;
  /** The lines of the access log and, after them, the error log. */
  readonly readLogs: () => string;
  readonly stop: () => Promise<void>;
};

type EdgeOptions = {
  readonly ports: EdgePorts;
  readonly servers: readonly { readonly origin: string }[];
  readonly env?: Readonly<Record<string, string>>;
};

const startCommand =
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', START_SCRIPT]
    : [START_SCRIPT];

/** Settings that give every limit for one client the same values. */
export const limitsOf = (perSecond: number, burst: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['PAGES', 'FILES', 'CALLS', 'REQUESTS'].flatMap((name) => [
      [`EDGE_${name}_PER_SECOND`, String(perSecond)],
      [name === 'REQUESTS' ? 'EDGE_BURST' : `EDGE_${name}_BURST`, String(burst)],
    ]),
  );

export async function startEdge({ ports, servers, env = {} }: EdgeOptions): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  if (process.getuid?.() === 0) spawnSync('chown', [`${NOBODY}:${NOBODY}`, folder]);
  chmodSync(folder, 0o755);
  const accessLog = join(folder, 'access.log');
  const [program = '', ...args] = startCommand;
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      EDGE_UPSTREAMS: servers.map(({ origin }) => new URL(origin).host).join(' '),
      EDGE_SITE_HOST: 'localhost:3000',
      EDGE_PORT: `127.0.0.1:${ports.visitors}`,
      EDGE_PURGE_PORT: `127.0.0.1:${ports.purge}`,
      EDGE_WORKERS: '1',
      EDGE_RUN_DIR: join(folder, 'run'),
      EDGE_CACHE_DIR: join(folder, 'cache'),
      EDGE_ASSETS_DIR: join(folder, 'assets'),
      EDGE_ACCESS_LOG: accessLog,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  const purgeOrigin = `http://127.0.0.1:${ports.purge}`;
  const deadline = Date.now() + START_MS;
  while ((await fetch(`${purgeOrigin}/health`).catch(() => undefined)) === undefined) {
    if (child.exitCode !== null || Date.now() > deadline) {
      kill();
      throw new Error(`The edge did not start: ${errors}`);
    }
    await wait(POLL_MS);
  }
  return {
    origin: `http://127.0.0.1:${ports.visitors}`,
    purgeOrigin,
    folder,
    readLogs: () => `${readFileSync(accessLog, 'utf8')}${errors}`,
    stop: async () => {
      process.off('exit', kill);
      // SIGTERM stops nginx at once. After SIGQUIT nginx would first finish the running requests.
      child.kill('SIGTERM');
      await ended;
      await removeFolder(folder);
    },
  };
}
