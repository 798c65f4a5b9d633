import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_TIMEOUT_MS = 8_000;
const POLL_MS = 150;

// On Windows Node cannot signal a process group, so `startProcess` creates no group. Windows sends
// Ctrl-C to all processes of the console.
const isWindows = process.platform === 'win32';

const runningProcesses = new Set();
let exitCodeOnSignal = 130;
let isStopping = false;

/** Call this in commands that run until they are stopped, such as the demo. */
export function exitZeroWhenStopped() {
  exitCodeOnSignal = 0;
}

/** Stops the started processes in reverse order, then exits. */
export async function stopAndExit(exitCode, message) {
  if (isStopping) return;
  isStopping = true;
  if (message !== undefined) console.error(`\n${message}`);
  for (const started of [...runningProcesses].toReversed()) await stopProcess(started);
  process.exit(exitCode);
}

function listenForSignals() {
  const stop = () => stopAndExit(exitCodeOnSignal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/**
 * Except on Windows, each child gets its own process group. So Ctrl-C reaches this command but not
 * its children, and this command stops them in reverse order. A signal to a child's group also
 * reaches the child's children.
 */
export function startProcess(args, { env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  if (process.listenerCount('SIGTERM') === 0) listenForSignals();
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
    // The process has already ended.
  }
}

async function stopProcess(started) {
  if (!runningProcesses.has(started)) return;
  signalGroup(started, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(started, 'SIGKILL'), STOP_TIMEOUT_MS);
  await started.ended;
  clearTimeout(timer);
}

/**
 * Resolves to true once the address answers with a status below 500, to false when the process ends
 * or the time is over.
 */
export async function waitUntilAnswering(address, started, timeoutMs) {
  let hasEnded = false;
  void started.ended.then(() => (hasEnded = true));
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && !hasEnded) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer !== null && answer.status < 500) return true;
    await wait(POLL_MS);
  }
  return false;
}
