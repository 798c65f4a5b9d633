import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { removeFolder } from '../copies/remove-folder.ts';
import { copySources } from '../copies/source-copy.ts';
import { sandboxSettings } from '../demo/demo-settings.ts';
import { getFreePort } from './free-port.ts';

const POLL_MS = 100;
const START_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 30_000;

export type DevServer = {
  readonly origin: string;
  /** The server runs in this copy of the repository. */
  readonly folder: string;
  /** Replaces the first `from` in the file. Throws when the file does not contain `from`. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

async function isAnswering(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/manifest.webmanifest`, {
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => undefined);
  return answer !== undefined;
}

/** Throws when the server exits before it answers, or does not answer in time. */
export async function startDevServer(providerApiUrl: string): Promise<DevServer> {
  const folder = await copySources();
  const port = await getFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      ...sandboxSettings,
      PROVIDER_API_URL: providerApiUrl,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isAnswering(origin))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The development server has ended\n${output}`);
    }
    if (Date.now() > deadline) {
      kill();
      throw new Error(`The development server does not answer\n${output}`);
    }
    await wait(POLL_MS);
  }
  return {
    origin,
    folder,
    edit: async (file, from, to) => {
      const text = await readFile(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
      await writeFile(join(folder, file), text.replace(from, to));
    },
    output: () => output,
    stop: async () => {
      kill();
      await ended;
      process.off('exit', kill);
      await removeFolder(folder);
    },
  };
}
