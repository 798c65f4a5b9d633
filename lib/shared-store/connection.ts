import PQueue from 'p-queue';
import { getLog } from '../log.ts';
import { failed } from '../result.ts';
import type { Result } from '../result.ts';
import { getProcessEvents } from '../process-events.ts';
import type { Argument, LinkFailure, RedisLink } from './redis-link.ts';

/**
 * How long a command waits for the shared store's answer. After this time the command fails and the
 * circuit breaker opens: it lets only probes through until a probe succeeds. Meanwhile all other
 * commands fail at once, so that visitors do not wait.
 */
const DEADLINE_MS = 100;
/**
 * At most this many commands, not counting probes, run at a time. Further commands wait in a queue.
 * The wait of `DEADLINE_MS` begins when a command leaves the queue. Otherwise a burst of commands
 * in this process would count as a failure of the server.
 */
const MAX_RUNNING = 50;
/** The connection is opened again after this many failed probes in a row. */
const MAX_MISSED_PROBES = 4;
const NO_ANSWER = `no answer in ${DEADLINE_MS} ms`;

/**
 * 'unavailable': the command was not sent, no answer to it arrived in time, or the connection was
 * closed. 'refused': the server answered with an error.
 */
export type StoreFailure = 'unavailable' | 'refused';

export type Evaluate = (
  script: string,
  keys: readonly string[],
  values?: readonly Argument[],
) => Promise<Result<unknown, StoreFailure>>;

export type SharedConnection = {
  /**
   * Runs a script at the server. At the start, and after a failure 'unavailable', each call fails
   * at once until a probe has succeeded.
   */
  readonly evaluate: Evaluate;
  /** Runs a script at the server, even while calls of `evaluate` fail at once. */
  readonly probe: Evaluate;
  /** True while `evaluate` sends commands to the server, false while its calls fail at once. */
  readonly isUp: () => boolean;
  readonly close: () => void;
};

/**
 * Resolves to undefined if `work` takes longer than `DEADLINE_MS`. If other code blocks the process
 * for that time, the event loop first runs the timer and then reads the bytes that arrived during
 * the block. The callback of `setImmediate` runs after this reading, so that an answer in these
 * bytes is used.
 */
async function withDeadline<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => setImmediate(resolve, undefined), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Creates a connection with a circuit breaker. At the start and after each failure 'unavailable',
 * the breaker is open until a probe succeeds.
 */
export function createConnection(openLink: () => Promise<RedisLink>): SharedConnection {
  const queue = new PQueue({ concurrency: MAX_RUNNING });
  let link = openLink();
  let isUp = false;
  // Because of `hasFailed` and `refusedScript`, the log gets one line when failures begin and one
  // when they end.
  let hasFailed = false;
  /**
   * The script that the server refused last. Only a success of this script counts as the end of the
   * refusals, because a server with full memory refuses scripts that write but answers scripts that
   * read.
   */
  let refusedScript: string | undefined;
  let missedProbes = 0;
  let isClosed = false;

  const noteFailure = (script: string, { kind, error }: LinkFailure): StoreFailure => {
    if (kind === 'refused') {
      if (refusedScript === undefined) {
        getLog().warn({ err: error }, 'Shared store refuses commands');
      }
      refusedScript = script;
      return 'refused';
    }
    if (!hasFailed) getLog().warn({ err: error }, 'Shared store failed');
    hasFailed = true;
    if (isUp) getProcessEvents().emit('sharedStoreFound', { isUp: false });
    isUp = false;
    return 'unavailable';
  };

  const ask = async (
    ...[script, keys, values = []]: Parameters<Evaluate>
  ): ReturnType<Evaluate> => {
    if (isClosed) return failed('unavailable');
    const sent = link.then(
      (opened) => opened.evaluate(script, keys, values),
      (error: unknown) => failed({ kind: 'broken' as const, error }),
    );
    const answer = (await withDeadline(sent)) ?? failed({ kind: 'broken', error: NO_ANSWER });
    if (isClosed) return failed('unavailable');
    const result = answer.ok ? answer : failed(noteFailure(script, answer.failure));
    if (answer.ok && refusedScript === script) {
      getLog().info('Shared store accepts commands again');
      refusedScript = undefined;
    }
    const outcome = result.ok ? 'answered' : result.failure;
    getProcessEvents().emit('sharedStoreAsked', { outcome });
    return result;
  };

  const closeLink = (): void => {
    link.then((opened) => opened.close()).catch(() => undefined);
  };
  const reopen = (): void => {
    missedProbes = 0;
    closeLink();
    link = openLink();
  };

  return {
    evaluate: (...command) =>
      queue.add(async () => (isUp ? ask(...command) : failed('unavailable'))),
    probe: async (...command) => {
      const result = await ask(...command);
      missedProbes = result.ok ? 0 : missedProbes + 1;
      if (missedProbes >= MAX_MISSED_PROBES && !isClosed) reopen();
      if (!result.ok || isUp) return result;
      isUp = true;
      getProcessEvents().emit('sharedStoreFound', { isUp });
      getLog().info(hasFailed ? 'Shared store works again' : 'Shared store is in use');
      hasFailed = false;
      return result;
    },
    isUp: () => isUp,
    close: () => {
      isClosed = true;
      isUp = false;
      closeLink();
    },
  };
}
