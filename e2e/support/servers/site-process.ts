import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 30_000;
const ANSWER_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

export type SiteProcess = {
  readonly pid: number;
  /**
   * Sends SIGTERM. If the process still runs after `STOP_TIMEOUT_MS`, sends SIGKILL. Resolves to
   * the exit code, or to null if a signal ended the process.
   */
  readonly stop: () => Promise<number | null>;
};

async function isListening(origin: string): Promise<boolean> {
  // The site does not know this path, so the site answers without a call to the provider.
  const answer = await fetch(`${origin}/not-a-page`, {
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => undefined);
  return answer !== undefined;
}

/**
 * The command that runs Node. If the tests run as root, Node runs without root's right to ignore
 * the permissions of files and folders.
 */
export const nodeWithoutRootRights: readonly string[] =
  process.getuid?.() === 0
    ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', process.execPath]
    : [process.execPath];

/** Throws when the process cannot start, exits before it answers, or does not answer in time. */
export async function startSiteProcess(
  folder: string,
  origin: string,
  environment: Readonly<Record<string, string>>,
  collect: (text: string) => void,
  [program = '', ...programArguments]: readonly string[] = [process.execPath],
): Promise<SiteProcess> {
  const child = spawn(program, [...programArguments, 'start.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  let spawnError: Error | undefined;
  child.once('error', (error) => {
    spawnError = error;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      process.off('exit', kill);
      resolve(code);
    });
  });
  let startOutput = '';
  let hasStarted = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (!hasStarted) startOutput += text;
      collect(text);
    });
  }

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(origin))) {
    if (spawnError !== undefined) throw spawnError;
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(
        `The site did not start (exit code ${child.exitCode ?? 'none'})\n${startOutput}`,
      );
    }
    await wait(POLL_MS);
  }
  hasStarted = true;
  return {
    // `child.pid` is undefined only if the process could not start. In this case the loop above has
    // thrown `spawnError`.
    pid: child.pid ?? 0,
    stop: async () => {
      const timer = setTimeout(kill, STOP_TIMEOUT_MS);
      child.kill('SIGTERM');
      const code = await ended;
      clearTimeout(timer);
      return code;
    },
  };
}
