import type { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { getLog } from '@/lib/log';
import { onRequestStart } from '@/lib/request/on-request-start';

/**
 * How long requests may take to finish: longer than the slowest answer, a payment call, which ends
 * after 8 s.
 */
const FINISH_WITHIN_MS = 10_000;
/** A terminal and npm both pass on one Ctrl-C: a signal this soon after the first is the same one. */
const DUPLICATE_WITHIN_MS = 500;
const CHECK_IDLE_EVERY_MS = 50;
/** How long the last traces may take to be sent. */
const FLUSH_WITHIN_MS = 2_000;

type Signal = 'SIGTERM' | 'SIGINT';

export type ShutdownOptions = {
  /** How long SIGTERM leaves the site open while it already reports that it is not ready. */
  readonly graceMs: number;
  readonly finishWithinMs?: number;
  /**
   * Sends what the monitoring has not sent yet. The process exits after a failure too, and after
   * `FLUSH_WITHIN_MS`.
   */
  readonly flush?: () => Promise<void>;
  readonly signals?: Pick<EventEmitter, 'on'>;
  readonly exit?: (code: number) => void;
  /** A clock in milliseconds, which may begin at any moment. */
  readonly now?: () => number;
};

declare global {
  var isProcessDraining: boolean | undefined;
}

/**
 * Whether this process is about to end. The flag is on `globalThis`, because Next loads this module
 * twice.
 */
export function isDraining(): boolean {
  return globalThis.isProcessDraining === true;
}

/**
 * Ends the process after its requests. After SIGTERM `isDraining` is true at once, and answers
 * close their connections. After the grace the servers accept no connection, requests in flight get
 * `finishWithinMs` to finish, `flush` is called, and the process exits with 0. SIGINT, which a
 * person sends, has no grace. A second signal exits at once, unless it comes within
 * `DUPLICATE_WITHIN_MS`.
 */
export function drainOnSignals(options: ShutdownOptions): void {
  const { graceMs, finishWithinMs = FINISH_WITHIN_MS, signals = process } = options;
  const { exit = (code) => process.exit(code), now = () => performance.now() } = options;
  const { flush = () => Promise.resolve() } = options;
  const servers = watchServers();
  let startedAt: number | undefined;

  const drain = async (signal: Signal): Promise<void> => {
    globalThis.isProcessDraining = true;
    getLog().info({ signal }, 'Shutdown: finishing requests');
    if (signal === 'SIGTERM') {
      await pause(graceMs, undefined, { ref: false });
      await acceptWaiting();
    }
    const closed = Promise.all([...servers].map(closeServer)).then(() => true);
    const hasFinished = await Promise.race([closed, pause(finishWithinMs, false, { ref: false })]);
    if (!hasFinished) getLog().warn('Shutdown: requests were still running and are cut off');
    const flushed = flush().catch(() => undefined);
    await Promise.race([flushed, pause(FLUSH_WITHIN_MS, undefined, { ref: false })]);
    exit(0);
  };

  const receive = (signal: Signal): void => {
    if (startedAt === undefined) {
      startedAt = now();
      void drain(signal);
    } else if (now() - startedAt > DUPLICATE_WITHIN_MS) {
      exit(128 + constants.signals[signal]);
    }
  };
  signals.on('SIGTERM', () => receive('SIGTERM'));
  signals.on('SIGINT', () => receive('SIGINT'));
}

/**
 * The HTTP servers of this process that have received a request. The framework does not expose its
 * servers.
 */
function watchServers(): ReadonlySet<Server> {
  const servers = new Set<Server>();
  onRequestStart(({ server, response }) => {
    servers.add(server);
    if (isDraining()) response.setHeader('Connection', 'close');
  });
  return servers;
}

/**
 * Lets the servers accept the connections that wait for it. When the event loop was busy at the end
 * of the grace, its timer comes before them, and a server that closes resets them.
 */
const acceptWaiting = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A connection whose request began before the shutdown stays open after its answer, so idle
 * connections are closed again and again.
 */
async function closeServer(server: Server): Promise<void> {
  const closing = setInterval(() => server.closeIdleConnections(), CHECK_IDLE_EVERY_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(closing);
}
