import type { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { constants } from 'node:os';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { getLog } from '../log.ts';

/**
 * After the server stops accepting connections, a shutdown waits at most this long for running
 * requests, and then cuts them off. The time is longer than the deadline of a payment call
 * (`lib/provider/call-limits.ts`), so that a running payment call can end.
 */
const FINISH_WITHIN_MS = 10_000;
/**
 * On Ctrl-C the terminal and npm each send SIGINT to this process, so it gets two signals. A signal
 * that comes within this time after the first one counts as such a duplicate and has no effect.
 */
const DUPLICATE_WITHIN_MS = 500;
const CHECK_IDLE_EVERY_MS = 50;
/** More than the 511 connections that wait for a server by default, so that none is reset. */
const ACCEPT_TURNS = 1_000;
const FLUSH_WITHIN_MS = 2_000;

type Signal = 'SIGTERM' | 'SIGINT';

export type ShutdownOptions = {
  readonly server: Server;
  /** How long the site still accepts connections after SIGTERM. */
  readonly graceMs: number;
  readonly finishWithinMs?: number;
  /** Called at once after the first signal. */
  readonly onStart: () => void;
  /** Sends the last traces. The process exits even if this fails. */
  readonly flush?: () => Promise<void>;
  readonly signals?: Pick<EventEmitter, 'on'>;
  readonly exit?: (code: number) => void;
  /** A clock in milliseconds. It may have any zero point. */
  readonly now?: () => number;
};

/**
 * After SIGTERM the server accepts connections for `graceMs` more. After SIGINT, which a person
 * sends, it stops accepting at once. Then the running requests have `finishWithinMs` to end, and
 * the process calls `flush` and exits. A second signal ends the process at once, unless this signal
 * is a duplicate (`DUPLICATE_WITHIN_MS`).
 */
export function drainOnSignals(options: ShutdownOptions): void {
  const { server, graceMs, finishWithinMs = FINISH_WITHIN_MS, signals = process } = options;
  const { exit = (code) => process.exit(code), now = () => performance.now() } = options;
  const { onStart, flush = () => Promise.resolve() } = options;
  let startedAt: number | undefined;
  const isSending = watchResponses(server, () => startedAt !== undefined);

  const drain = async (signal: Signal): Promise<void> => {
    onStart();
    getLog().info({ signal }, 'Shutdown: finishing requests');
    if (signal === 'SIGTERM') {
      await pause(graceMs, undefined, { ref: false });
      await acceptWaiting(server);
    }
    const closed = closeServer(server, isSending).then(() => true);
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
 * Returns a function that says whether a response has ended (`response.end`), but a part of it still
 * waits to be sent.
 */
function watchResponses(server: Server, isDraining: () => boolean): () => boolean {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isDraining()) response.setHeader('Connection', 'close');
  });
  return () =>
    [...open].some(({ writableEnded, writableFinished }) => writableEnded && !writableFinished);
}

/**
 * Waits until the server has accepted the connections that wait for it, because `server.close` would
 * reset those connections. In one turn of the event loop a server accepts only one connection.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted = true;
  server.on('connection', () => (hasAccepted = true));
  for (let turn = 0; hasAccepted && turn < ACCEPT_TURNS; turn += 1) {
    hasAccepted = false;
    await nextTurn();
  }
}

/**
 * If a request began before the shutdown, its response has no `Connection: close`. Its connection
 * stays open after the response, and `server.close` waits for it. So close idle connections
 * repeatedly. But Node counts a connection as idle as soon as its response has ended, even if the
 * client has not read the whole response yet. `closeIdleConnections` would then cut the response off.
 * `server.close` also calls `closeIdleConnections`, so replace this method by one that does nothing
 * while `isSending()`.
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
