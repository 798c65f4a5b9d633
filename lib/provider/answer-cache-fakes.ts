import { failed, success } from '@/lib/result';
import type { Result } from '@/lib/result';
import type { ProviderFailure } from './contract/provider-failure.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { LastGood } from './last-good.ts';
import type { ListedState } from './negative-cache.ts';

export const PERIOD_MS = 60_000;
export const START = 1_000_000;
export const DOWN: ProviderFailure = { kind: 'timeout' };
/** The provider's own 404. */
export const NO_SUCH: ProviderFailure = { kind: 'refused', status: 404, message: undefined };
/** A 404 that a gateway may have sent. */
export const FOREIGN_404: ProviderFailure = { kind: 'broken', status: 404, reason: 'test' };

export type Answer = Result<unknown, ProviderFailure>;

type Copy = NonNullable<Awaited<ReturnType<LastGood['read']>>>;
type Options = Partial<Parameters<typeof createAnswerCache<string>>[0]>;

/** The fake clock, provider and disk. A test may change their state. */
export type AnswerCacheFakes = {
  time: number;
  /** The keys for which the cache has called the provider, in the order of the calls. */
  calls: string[];
  /** The provider's answer to the next calls. */
  answer: Answer;
  /** What the list of restaurants says after a 404. */
  listed: ListedState;
  /** The last good copies on disk. */
  readonly copies: Map<string, Copy>;
  /** Creates a cache with an empty memory, as after a restart. */
  readonly open: (options?: Options) => AnswerCache<string>;
};

export function createAnswerCacheFakes(): AnswerCacheFakes {
  const copies = new Map<string, Copy>();
  const fakes: AnswerCacheFakes = {
    time: START,
    calls: [],
    answer: success('first'),
    listed: 'absent',
    copies,
    open: (options = {}) =>
      createAnswerCache<string>({
        name: 'menu',
        ask: async (key) => {
          fakes.calls.push(key);
          await Promise.resolve();
          return fakes.answer;
        },
        parse: (body) =>
          typeof body === 'string'
            ? success(body)
            : failed({ kind: 'unexpected-shape', reason: 'test' }),
        findListed: async () => fakes.listed,
        lastGood: {
          read: async (key) => copies.get(key),
          write: async (key, copy) => void copies.set(key, copy),
          delete: async (key) => void copies.delete(key),
          hasUndeleted: () => false,
        },
        freshForMs: PERIOD_MS,
        now: () => fakes.time,
        ...options,
      }),
  };
  return fakes;
}
