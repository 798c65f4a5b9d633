import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_TIMEOUT_MS = 8_000;
const POLL_MS = 150;

// It has no process groups; what a child has started there ends with Ctrl-C, which reaches all.
const isWindows = process.platform === 'win32';

const runningProcesses = new Set();
let exitCodeWhenStopped = 130;
let isStopping = false;

/** Whoever runs until it is stopped (the demo) ends well when it is; a build or a test does not. */
export function endWellWhenStopped() {
  exitCodeWhenStopped = 0;
}

/** Ends this process as well, once all that it started has ended. */
export async function stopEverything(exitCode, message) {
  if (isStopping) return;
  isStopping = true;
  if (message !== undefined) console.error(`\n${message}`);
  for (const started of [...runningProcesses].toReversed()) await stopProcess(started);
  process.exit(exitCode);
}

function listenForTheEnd() {
  const stop = () => stopEverything(exitCodeWhenStopped);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/**
 * Starts Node on a file in a process group of its own: Ctrl-C in the terminal then reaches only
 * the command, which stops its children in reverse order, grandchildren included.
 */
export function startProcess(args, { env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  if (process.listenerCount('SIGTERM') === 0) listenForTheEnd();
  const child = spawn(process.execPath, args, {
    stdio,
    detached: !isWindows,
    env: { ...process.env, ...env },
  });
  const started = {
    child,
    ended: new Promise((resolve) => {
      child.on('exit', (code) => resolve(code ?? 1));
      child.on('error', () => resolve(1));
    }),
  };
  runningProcesses.add(started);
  void started.ended.then(() => runningProcesses.delete(started));
  return started;
}

function signalGroup({ child }, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

async function stopProcess(started) {
  if (!runningProcesses.has(started)) return;
  signalGroup(started, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(started, 'SIGKILL'), STOP_TIMEOUT_MS);
  await started.ended;
  clearTimeout(timer);
}

/** True once the address answers below 500; false when the process ends or the time is over. */
export async function isAnswering(address, started, timeoutMs) {
  let hasEnded = false;
  void started.ended.then(() => (hasEnded = true));
  for (const end = Date.now() + timeoutMs; Date.now() < end && !hasEnded; await wait(POLL_MS)) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer !== null && answer.status < 500) return true;
  }
  return false;
}
