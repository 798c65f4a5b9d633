import { getLog } from '../log.ts';
import { failed, success } from '../result.ts';
import type { Result } from '../result.ts';

const CONNECT_TIMEOUT_MS = 1_000;
const FIRST_RECONNECT_MS = 50;
const MAX_RECONNECT_MS = 500;

/** Without the right, instances learn of changes only when they ask, twice a second. */
export const MISSING_CHANNEL_RIGHT =
  'Shared store refuses messages: its user needs PUBLISH, SUBSCRIBE and the channels &site:*';

/** In a script, Redis 7.0 gives this error without the code NOPERM. */
const MISSING_RIGHT = /^(?:NOPERM\b|ERR The user executing the script can't\b)/;

/** The line of the log for an error that the store gives to PUBLISH or SUBSCRIBE. */
export const describeRefusedMessages = (error: string): string =>
  MISSING_RIGHT.test(error) ? MISSING_CHANNEL_RIGHT : 'Shared store refuses messages';

/**
 * 'broken': there is no connection, or the server did not answer in time. 'refused': the server
 * answered with an error, for example because its memory is full.
 */
export type LinkFailure = { readonly kind: 'broken' | 'refused'; readonly error: unknown };

export type Argument = string | Buffer;

/** The connections of this process to the shared store: one for commands, one for messages. */
export type RedisLink = {
  /** Runs a Lua script. Each string in the script's result arrives as a `Buffer`. */
  readonly evaluate: (
    script: string,
    keys: readonly string[],
    values: readonly Argument[],
  ) => Promise<Result<unknown, LinkFailure>>;
  readonly close: () => void;
};

export type LinkOptions = {
  readonly url: string;
  readonly channel: string;
  readonly onMessage: (message: string) => void;
  /** Called when commands can be sent, also after a reconnection. */
  readonly onReady: () => void;
};

/**
 * Connects in the background, and reconnects after each loss of a connection. `@redis/client` is
 * imported in this function, so that a site without a shared store does not load the package.
 */
export async function openRedisLink(options: LinkOptions): Promise<RedisLink> {
  const { url, channel, onMessage, onReady } = options;
  const { createClient, ErrorReply, RESP_TYPES } = await import('@redis/client');
  const createOne = () =>
    createClient({
      url,
      RESP: 2,
      // Without a connection, a command fails at once. In a queue it would make a visitor wait.
      disableOfflineQueue: true,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
      socket: {
        connectTimeout: CONNECT_TIMEOUT_MS,
        reconnectStrategy: (retries) =>
          Math.min(FIRST_RECONNECT_MS * 2 ** Math.min(retries, 10), MAX_RECONNECT_MS),
      },
    });
  const commands = createOne();
  const subscriber = createOne();
  /**
   * The reason why there is no connection. The error of a command that is not sent says only that
   * the client is offline.
   */
  let connectionError: unknown;
  commands
    .on('error', (error) => {
      connectionError = error;
    })
    .on('ready', () => {
      connectionError = undefined;
      onReady();
    });
  let isRefused = false;
  const noteRefusal = (error: unknown): void => {
    if (!(error instanceof ErrorReply) || isRefused) return;
    isRefused = true;
    getLog().warn({ channel, err: error.message }, describeRefusedMessages(error.message));
  };
  const receive = (message: string | Buffer): void => onMessage(String(message));
  subscriber
    // Without a listener, an `error` event would end the process.
    .on('error', () => undefined)
    // After a reconnection the client itself repeats only subscriptions that have succeeded. It
    // calls `receive` once for each message, also if `receive` is subscribed twice.
    .on('ready', () => void subscriber.subscribe(channel, receive).catch(noteRefusal));
  for (const client of [commands, subscriber]) client.connect().catch(() => undefined);

  return {
    evaluate: async (script, keys, values) => {
      try {
        const sent = { keys: [...keys], arguments: [...values] };
        return success(await commands.eval(script, sent));
      } catch (error) {
        if (error instanceof ErrorReply) return failed({ kind: 'refused', error });
        return failed({ kind: 'broken', error: connectionError ?? error });
      }
    },
    close: () => {
      for (const client of [commands, subscriber]) if (client.isOpen) client.destroy();
    },
  };
}
