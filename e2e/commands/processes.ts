import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_TIMEOUT_MS = 8_000;
const POLL_MS = 150;

export type StartedProcess = {
  readonly child: ChildProcess;
  /** The exit code; 1 when a signal ended the process or the process could not start. */
  readonly ended: Promise<number>;
};

/** The processes that `stopAndExit` stops. */
const runningProcesses = new Set<StartedProcess>();
let isStopping = false;

/**
 * Runs Node with `args`. The child gets a process group of its own, so that Ctrl-C reaches this
 * command alone, which then stops its children in reverse order and exits with 0 or, with
 * `isStoppedByFailure`, with 130.
 */
export function startProcess(
  args: readonly string[],
  options: {
    readonly env?: Readonly<Record<string, string | undefined>> | undefined;
    readonly stdio?: StdioOptions;
  } = {},
): StartedProcess {
  if (process.listenerCount('SIGTERM') === 0) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void stopAndExit(exitCodeOnSignal));
    }
  }
  const child = spawn(process.execPath, args, {
    stdio: options.stdio ?? ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...options.env },
  });
  const started = {
    child,
    ended: new Promise<number>((resolve) => {
      child.on('exit', (code) => resolve(code ?? 1));
      child.on('error', () => resolve(1));
    }),
  };
  runningProcesses.add(started);
  void started.ended.then(() => runningProcesses.delete(started));
  return started;
}

let exitCodeOnSignal = 130;

/** For commands that run until they are stopped, such as the demo. */
export function exitZeroWhenStopped(): void {
  exitCodeOnSignal = 0;
}

function signalGroup({ child }: StartedProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** Resolves when the process has ended. */
export async function stopProcess(started: StartedProcess): Promise<void> {
  signalGroup(started, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(started, 'SIGKILL'), STOP_TIMEOUT_MS);
  await started.ended;
  clearTimeout(timer);
}

/** Stops the started processes in reverse order, then exits. */
export async function stopAndExit(exitCode: number, message?: string): Promise<never> {
  if (isStopping) return new Promise(() => undefined);
  isStopping = true;
  if (message !== undefined) console.error(`\n${message}`);
  for (const started of [...runningProcesses].toReversed()) {
    await stopProcess(started);
  }
  process.exit(exitCode);
}

/**
 * Resolves to true once the address answers with a status below 500, to false when the process ends
 * or the time is over.
 */
export async function waitUntilAnswering(
  address: string,
  started: StartedProcess,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && runningProcesses.has(started)) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer !== null && answer.status < 500) return true;
    await wait(POLL_MS);
  }
  return false;
}
