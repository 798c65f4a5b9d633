import { createHash } from 'node:crypto';
import { createAnnouncedChanges } from './announced-changes.ts';
import type { AnnouncedChanges, ChangesOptions } from './announced-changes.ts';
import { createConnection } from './connection.ts';
import type { SharedConnection } from './connection.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { openRedisLink } from './redis-link.ts';

/** The objects through which this process shares data with the other instances of the site. */
export type Sharing = {
  readonly connection: SharedConnection;
  /** All keys of the site in the shared store begin with this text. */
  readonly prefix: string;
  readonly changes: AnnouncedChanges;
};

/** Undefined without `REDIS_URL`, in a build, and until `joinInstances` has started the sharing. */
export function getSharing(): Sharing | undefined {
  return globalThis.runningSite?.sharing;
}

const HASH_LENGTH = 16;

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/**
 * The start of the site waits for the shared store, so that the first page can come from the store.
 * This is the longest wait.
 */
const MAX_START_WAIT_MS = 1_000;

export type SharingOptions = Pick<
  ChangesOptions,
  'startRevision' | 'apply' | 'prepare' | 'remember'
> & {
  readonly redisUrl: string;
  /** Only instances with the same `deployment` share data. */
  readonly deployment: string;
};

/**
 * Connects in the background, and then asks the shared store for missed changes. Resolves when this
 * first request has ended, at the latest after `MAX_START_WAIT_MS`.
 */
export async function startSharing(options: SharingOptions): Promise<Sharing> {
  const { redisUrl, deployment, ...callbacks } = options;
  const prefix = `site:${shortHash(deployment)}:`;
  const channel = `${prefix}channel`;
  const synchronized = Promise.withResolvers<undefined>();
  const connection: SharedConnection = createConnection(() =>
    openRedisLink({
      url: redisUrl,
      channel,
      onMessage: (message) => changes.onMessage(message),
      onReady: () => void changes.synchronize().then(() => synchronized.resolve(undefined)),
    }),
  );
  const changes = createAnnouncedChanges({ connection, prefix, channel, ...callbacks });
  await Promise.race([synchronized.promise, pause(MAX_START_WAIT_MS, undefined, { ref: false })]);
  return { connection, prefix, changes };
}

export function stopSharing({ connection, changes }: Sharing): void {
  changes.stop();
  connection.close();
}
