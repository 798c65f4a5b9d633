import { setTimeout as pause } from 'node:timers/promises';
import { createAnnouncedChanges } from './announced-changes.ts';
import type { ChangesOptions } from './announced-changes.ts';
import { createConnection } from './connection.ts';
import type { SharedConnection } from './connection.ts';
import { openRedisLink } from './redis-link.ts';
import { shortHash } from './sharing.ts';
import type { Sharing } from './sharing.ts';

/** How long the start of the site waits for Redis, so that the first page can come from there. */
const FIRST_ANSWER_MS = 1_000;

export type SharingOptions = Pick<
  ChangesOptions,
  'startRevision' | 'apply' | 'prepare' | 'remember'
> & {
  readonly redisUrl: string;
  /** Only instances with the same text share data; for pages, the release must be the same too. */
  readonly deployment: string;
};

/** Connects in the background, and resolves when the server has answered or takes too long. */
export async function startSharing(options: SharingOptions): Promise<Sharing> {
  const { redisUrl, deployment, ...callbacks } = options;
  const prefix = `site:${shortHash(deployment)}:`;
  const channel = `${prefix}channel`;
  const connection: SharedConnection = createConnection(() =>
    openRedisLink({
      url: redisUrl,
      channel,
      onMessage: (message) => changes.onMessage(message),
      onReady: () => void firstAnswer(),
    }),
  );
  const changes = createAnnouncedChanges({ connection, prefix, channel, ...callbacks });
  let hasAnswered: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    hasAnswered = resolve;
  });
  const firstAnswer = async (): Promise<void> => {
    await changes.synchronize();
    hasAnswered();
  };
  await Promise.race([answered, pause(FIRST_ANSWER_MS, undefined, { ref: false })]);
  return { connection, prefix, changes };
}

export function stopSharing({ connection, changes }: Sharing): void {
  changes.stop();
  connection.close();
}
