import { failed, success } from '../result.ts';
import type { Result } from '../result.ts';

const CONNECT_TIMEOUT_MS = 1_000;
const FIRST_RECONNECT_MS = 50;
const MAX_RECONNECT_MS = 500;

/**
 * 'broken': the connection is lost or does not exist yet, or the server did not answer in time.
 * 'refused': the server has answered with an error, for example because its memory is full.
 */
export type LinkFailure = { readonly kind: 'broken' | 'refused'; readonly error: unknown };

export type Argument = string | Buffer;

/** The connections of this process with one server. */
export type RedisLink = {
  /** Strings in the answer are buffers. */
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
 * Connects in the background, and reconnects after each loss. The package is loaded here and
 * nowhere else, so that a site without a shared store does not load it.
 */
export async function openRedisLink(options: LinkOptions): Promise<RedisLink> {
  const { url, channel, onMessage, onReady } = options;
  const { createClient, ErrorReply, RESP_TYPES } = await import('@redis/client');
  const createOne = () =>
    createClient({
      url,
      RESP: 2,
      // A command that waits for a connection would make a visitor wait.
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
  /** Says why there is no connection. The error of a command does not say it. */
  let connectionError: unknown;
  commands
    .on('error', (error) => {
      connectionError = error;
    })
    .on('ready', () => {
      connectionError = undefined;
      onReady();
    });
  // Without a listener an error would end the process.
  subscriber.on('error', () => undefined);
  commands.connect().catch(() => undefined);
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, (message) => onMessage(String(message))))
    .catch(() => undefined);

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
