import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createFileStore } from '../../../lib/file-store.ts';
import { createAnswerCache } from '../../../lib/provider/answer-cache.ts';
import type { AnswerCache } from '../../../lib/provider/answer-cache.ts';
import { createLastGood } from '../../../lib/provider/last-good.ts';
import type { LastGood } from '../../../lib/provider/last-good.ts';
import type { ListedState } from '../../../lib/provider/negative-cache.ts';
import type { ProviderFailure } from '../../../lib/provider/contract/provider-failure.ts';
import { failed, success } from '../../../lib/result.ts';
import type { Result } from '../../../lib/result.ts';
import type { AppliedChange } from '../../../lib/shared-store/announced-changes.ts';
import { createSharedAnswers } from '../../../lib/shared-store/shared-answers.ts';
import { startSharing, stopSharing } from '../../../lib/shared-store/sharing.ts';
import type { Sharing } from '../../../lib/shared-store/sharing.ts';

const POLL_MS = 10;

export type FakeProvider = {
  readonly calls: string[];
  answer: Result<unknown, ProviderFailure>;
  listed: ListedState;
  latencyMs: number;
};

export const createFakeProvider = (): FakeProvider => ({
  calls: [],
  answer: success('first'),
  listed: 'absent',
  latencyMs: 20,
});

/**
 * The caches of one instance of the site. Each instance has its own cache folder. All instances of
 * a test use the same Redis server.
 */
export type Instance = {
  readonly sharing: Sharing;
  readonly answers: AnswerCache<string>;
  readonly lastGood: LastGood;
  /**
   * The changes of other instances that this instance has applied. 'missed' means that this
   * instance could not read every change.
   */
  readonly applied: AppliedChange[];
  readonly stop: () => Promise<void>;
};

export type InstanceOptions = {
  readonly url: string;
  readonly provider?: FakeProvider;
  readonly periodMs?: number;
  /**
   * The instance starts as if an earlier process had stored this revision in the cache folder.
   * Undefined: the folder has no revision.
   */
  readonly startRevision?: number;
};

export async function startInstance({
  url,
  provider = createFakeProvider(),
  periodMs = 60_000,
  startRevision,
}: InstanceOptions): Promise<Instance> {
  const folder = await mkdtemp(join(tmpdir(), 'instance-'));
  const applied: AppliedChange[] = [];
  const own: { sharing?: Sharing } = {};
  const find = (): Sharing | undefined => own.sharing;
  const store = createFileStore({
    dir: folder,
    maxEntries: 5_000,
    maxBytes: 1e9,
    onError: () => undefined,
    onWritten: () => undefined,
    onEviction: () => undefined,
  });
  const lastGood = createLastGood('menu', store);
  const answers = createAnswerCache<string>({
    name: 'menu',
    ask: async (key) => {
      provider.calls.push(key);
      const { answer } = provider;
      await pause(provider.latencyMs);
      return answer;
    },
    parse: (body) =>
      typeof body === 'string'
        ? success(body)
        : failed({ kind: 'unexpected-shape', reason: 'test' }),
    findListed: async () => provider.listed,
    lastGood,
    freshForMs: periodMs,
    now: Date.now,
    shared: createSharedAnswers('menu', find),
  });
  const sharing = await startSharing({
    redisUrl: url,
    deployment: 'test',
    startRevision,
    apply: async (change) => {
      applied.push(change);
      answers.expireAll();
    },
    prepare: answers.deleteUnreplaced,
    remember: () => undefined,
  });
  own.sharing = sharing;
  return {
    sharing,
    answers,
    lastGood,
    applied,
    stop: async () => {
      stopSharing(sharing);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Calls `isTrue` repeatedly until it returns true. Resolves to the milliseconds of this wait.
 * Rejects when `isTrue` still returns false after `withinMs`.
 */
export async function waitFor(
  isTrue: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<number> {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > withinMs) throw new Error(`Not true within ${withinMs} ms`);
    await pause(POLL_MS);
  }
  return performance.now() - start;
}
