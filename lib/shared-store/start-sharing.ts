import { setTimeout as pause } from 'node:timers/promises';
import { createAnnouncedChanges } from './announced-changes.ts';
import type { ChangesOptions } from './announced-changes.ts';
import { createConnection } from './connection.ts';
import type { SharedConnection } from './connection.ts';
import { openRedisLink } from './redis-link.ts';
import { shortHash } from './sharing.ts';
import type { Sharing } from './sharing.ts';

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
  const connection: SharedConnection = createConnection(() =>
    openRedisLink({
      url: redisUrl,
      channel,
      onMessage: (message) => changes.onMessage(message),
      onReady: () => void synchronizeOnReady(),
    }),
  );
  const changes = createAnnouncedChanges({ connection, prefix, channel, ...callbacks });
  let endWait: () => void = () => undefined;
  const synchronized = new Promise<void>((resolve) => {
    endWait = resolve;
  });
  const synchronizeOnReady = async (): Promise<void> => {
    await changes.synchronize();
    endWait();
  };
  await Promise.race([synchronized, pause(MAX_START_WAIT_MS, undefined, { ref: false })]);
  return { connection, prefix, changes };
}

export function stopSharing({ connection, changes }: Sharing): void {
  changes.stop();
  connection.close();
}
