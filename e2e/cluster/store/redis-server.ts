import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getFreePort } from '../../support/servers/free-port.ts';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

export type RedisServer = {
  readonly url: string;
  /**
   * Runs `redis-cli` and returns what it prints. Throws when `redis-cli` fails, for example because
   * the server is gone. An error reply of the server is returned as text.
   */
  readonly cli: (...words: readonly string[]) => string;
  /** Kills the server, so that all its data is lost. */
  readonly kill: () => Promise<void>;
  /** After `kill`: starts an empty server at the port of `url`. */
  readonly start: () => Promise<void>;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
    socket.once('connect', () => socket.destroy());
  });

/** Starts a Redis server that stores nothing on disk. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await getFreePort();
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    child = spawn('redis-server', [...options, '--enable-debug-command', 'local'], {
      stdio: 'ignore',
    });
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await isListening(port))) {
      if (Date.now() > deadline) throw new Error('redis-server did not start');
      await pause(POLL_MS);
    }
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    cli: (...words) => {
      const run = spawnSync('redis-cli', ['-p', String(port), ...words], { encoding: 'utf8' });
      if (run.status !== 0) throw new Error(`redis-cli ${words.join(' ')}: ${run.stderr}`);
      return run.stdout.trim();
    },
    kill: async () => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    start,
  };
}
