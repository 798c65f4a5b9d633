import { setTimeout as wait } from 'node:timers/promises';
import type { RawAnswer } from '../support/browser/raw-request.ts';

/** A visit that lasts longer counts as one without an answer. */
const GIVE_UP_MS = 30_000;

export type Visit = {
  /** 0 without an answer. */
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | undefined;
  readonly ms: number;
};

export async function timeVisit(send: () => Promise<RawAnswer>): Promise<Visit> {
  const startedAt = performance.now();
  const timer = new AbortController();
  const answer = await Promise.race([
    send().catch(() => undefined),
    wait(GIVE_UP_MS, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
  return {
    status: answer?.status ?? 0,
    body: answer?.body ?? '',
    retryAfter: answer?.headers['retry-after'],
    ms: performance.now() - startedAt,
  };
}

/** 0 for an empty list. */
export function findPercentile(values: readonly number[], percentage: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percentage) / 100) - 1] ?? 0;
}

export const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
