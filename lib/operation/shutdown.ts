import type { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { getLog } from '@/lib/log';
import { onRequestStart } from '@/lib/request/before-framework/on-request-start';

/**
 * A shutdown cuts off the requests that run longer than this time. The time is longer than the
 * deadline of a payment call (`lib/provider/transport/call-timeouts.ts`), so that the call can end.
 */
const FINISH_WITHIN_MS = 10_000;
/**
 * A terminal and npm both pass on one Ctrl-C, so the process gets two signals. A signal this soon
 * after the first one is a duplicate.
 */
const DUPLICATE_WITHIN_MS = 500;
const CHECK_IDLE_EVERY_MS = 50;
const FLUSH_WITHIN_MS = 2_000;

type Signal = 'SIGTERM' | 'SIGINT';

export type ShutdownOptions = {
  /** How long the site still accepts connections after SIGTERM. */
  readonly graceMs: number;
  readonly finishWithinMs?: number;
  /** Sends the last traces. The process exits even if this fails. */
  readonly flush?: () => Promise<void>;
  readonly signals?: Pick<EventEmitter, 'on'>;
  readonly exit?: (code: number) => void;
  /** A clock in milliseconds. It may have any zero point. */
  readonly now?: () => number;
};

declare global {
  var isProcessDraining: boolean | undefined;
}

/** The flag is on `globalThis`, because Next loads this module twice. */
export function isDraining(): boolean {
  return globalThis.isProcessDraining === true;
}

/**
 * Ends the process when its requests have ended. After SIGTERM the servers still accept connections
 * for `graceMs`. After SIGINT, which a person sends, they stop accepting at once. A second signal
 * ends the process at once, unless it comes within `DUPLICATE_WITHIN_MS`.
 */
export function drainOnSignals(options: ShutdownOptions): void {
  const { graceMs, finishWithinMs = FINISH_WITHIN_MS, signals = process } = options;
  const { exit = (code) => process.exit(code), now = () => performance.now() } = options;
  const { flush = () => Promise.resolve() } = options;
  const { servers, isSending } = watchServers();
  let startedAt: number | undefined;

  const drain = async (signal: Signal): Promise<void> => {
    globalThis.isProcessDraining = true;
    getLog().info({ signal }, 'Shutdown: finishing requests');
    if (signal === 'SIGTERM') {
      await pause(graceMs, undefined, { ref: false });
      await acceptWaiting();
    }
    const closed = Promise.all([...servers].map((server) => closeServer(server, isSending))).then(
      () => true,
    );
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

type Watched = {
  readonly servers: ReadonlySet<Server>;
  /** Whether an answer has ended but still waits for its client to read. */
  readonly isSending: () => boolean;
};

/** Next does not expose its servers, so collect those that receive a request. */
function watchServers(): Watched {
  const servers = new Set<Server>();
  const open = new Set<ServerResponse>();
  onRequestStart(({ server, response }) => {
    servers.add(server);
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isDraining()) response.setHeader('Connection', 'close');
  });
  return {
    servers,
    isSending: () =>
      [...open].some(({ writableEnded, writableFinished }) => writableEnded && !writableFinished),
  };
}

/**
 * Waits one turn of the event loop, in which the server accepts the waiting connections.
 * `server.close` would reset them.
 */
const acceptWaiting = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A connection whose request began before the shutdown stays open after its answer, so close idle
 * connections repeatedly. Node counts a connection as idle as soon as its answer has ended, even
 * while the client is still reading the answer, and would cut the answer off. `server.close` calls
 * `closeIdleConnections` too, so this code replaces that method by one that does nothing while an
 * answer is being sent.
 */
async function closeServer(server: Server, isSending: () => boolean): Promise<void> {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (!isSending()) closeIdle();
  };
  const closing = setInterval(() => server.closeIdleConnections(), CHECK_IDLE_EVERY_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(closing);
}
