import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 10_000;
const POLL_MS = 50;

/**
 * Starts a program that serves `origin` and stays in the foreground. Waits until `origin` answers.
 * Resolves to a function that stops the program. Throws when the program ends during the wait, or
 * when `origin` does not answer within 10 s.
 */
export async function startProgram(
  command: readonly string[],
  origin: string,
): Promise<() => Promise<void>> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      errors += error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  }).then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + START_MS;
  const getAnswer = (): Promise<Response | undefined> =>
    fetch(origin, { signal: AbortSignal.timeout(START_MS) }).catch(() => undefined);
  while ((await getAnswer()) === undefined) {
    if (hasEnded || Date.now() > deadline) {
      kill();
      throw new Error(`${program} did not start: ${errors}`);
    }
    await wait(POLL_MS);
  }
  return async () => {
    process.off('exit', kill);
    child.kill('SIGTERM');
    await ended;
  };
}
