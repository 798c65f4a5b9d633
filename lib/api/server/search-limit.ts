import { createRateLimiter } from './rate-limits.ts';
import type { RateLimiter } from './rate-limits.ts';
import { createSharedRateLimiter } from './shared-rate-limits.ts';

/**
 * A browser with JavaScript searches in the page itself, so a client requests few pages of hits
 * from the server.
 */
const SEARCHES_PER_CLIENT_AND_MINUTE = 60;
/**
 * For all clients of this process together. A page of hits costs up to about 70 ms of processor
 * time, so this many pages take at most about a third of a processor core.
 */
const SEARCHES_PER_MINUTE = 300;
const ALL_CLIENTS = 'all';

export type SearchLimit = {
  /**
   * Counts a request for a page of hits. Resolves to 0 if the request may pass, otherwise to the
   * seconds until the client may try again.
   */
  readonly take: (client: string) => Promise<number>;
};

export function createSearchLimit(): SearchLimit {
  const perClient: RateLimiter = createSharedRateLimiter('search', SEARCHES_PER_CLIENT_AND_MINUTE);
  const together: RateLimiter = createRateLimiter(SEARCHES_PER_MINUTE);
  return {
    take: async (client) => {
      const { retryAfterSeconds } = await perClient.take(client);
      if (retryAfterSeconds > 0) return retryAfterSeconds;
      return (await together.take(ALL_CLIENTS)).retryAfterSeconds;
    },
  };
}
