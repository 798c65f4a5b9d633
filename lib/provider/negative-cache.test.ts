import { failed, success } from '@/lib/result';
import type { ProviderFailure } from './contract/provider-failure.ts';
import type { AnswerCache } from './answer-cache.ts';
import {
  createAnswerCacheFakes,
  DOWN,
  FOREIGN_404,
  NO_SUCH,
  PERIOD_MS,
  START,
} from './answer-cache-fakes.ts';
import type { AnswerCacheFakes } from './answer-cache-fakes.ts';
import { GONE_AFTER_MS, isGone } from './negative-cache.ts';
import type { ListedState } from './negative-cache.ts';

describe('a 404', () => {
  const [OWN, FOREIGN] = ["the provider's", "a gateway's"];

  it.each<[string, 'known' | 'unknown', ListedState, boolean, boolean]>([
    [OWN, 'unknown', 'absent', true, true],
    [OWN, 'unknown', 'unconfirmed', true, true],
    [OWN, 'unknown', 'failed', true, true],
    [OWN, 'unknown', 'named', true, true],
    [FOREIGN, 'unknown', 'absent', true, true],
    [FOREIGN, 'unknown', 'unconfirmed', false, false],
    [FOREIGN, 'unknown', 'failed', false, false],
    [FOREIGN, 'unknown', 'named', false, false],
    [OWN, 'known', 'absent', true, true],
    [OWN, 'known', 'unconfirmed', false, true],
    [OWN, 'known', 'failed', false, true],
    [OWN, 'known', 'named', false, true],
    [FOREIGN, 'known', 'absent', false, true],
    [FOREIGN, 'known', 'unconfirmed', false, true],
    [FOREIGN, 'known', 'failed', false, false],
    [FOREIGN, 'known', 'named', false, false],
  ])('(%s) for an %s menu whose list is %s counts at once: %s, after minutes: %s', (...row) => {
    const [form, menu, listed, atOnce, later] = row;
    const missing = { isStated: form === OWN, isKnown: menu === 'known', listed };
    expect(isGone({ ...missing, missingForMs: 0 })).toBe(atOnce);
    expect(isGone({ ...missing, missingForMs: GONE_AFTER_MS - 1 })).toBe(atOnce);
    expect(isGone({ ...missing, missingForMs: GONE_AFTER_MS })).toBe(later);
  });
});

describe('a known menu that is answered 404', () => {
  let fakes: AnswerCacheFakes;
  let cache: AnswerCache<string>;

  const getAfter = async (passedMs: number, failure: ProviderFailure): Promise<string> => {
    fakes.time += passedMs;
    fakes.answer = failed(failure);
    return (await cache.get('a')).outcome;
  };

  beforeEach(async () => {
    fakes = createAnswerCacheFakes();
    cache = fakes.open();
    await cache.get('a');
    fakes.listed = 'unconfirmed';
  });

  it.each([
    ["the provider's", NO_SUCH],
    ["a gateway's", FOREIGN_404],
    ["the provider's 410", { ...NO_SUCH, status: 410 }],
  ])('(%s) stays with its copy, and is unknown after minutes without any value', async (_, no) => {
    expect(await getAfter(PERIOD_MS, no)).toBe('found');
    const firstAt = fakes.time;
    expect(fakes.copies.get('a')).toEqual({
      receivedAt: START,
      body: 'first',
      missingSince: firstAt,
    });
    while (fakes.time + PERIOD_MS < firstAt + GONE_AFTER_MS) {
      expect(await getAfter(PERIOD_MS, no)).toBe('found');
    }
    expect(await getAfter(PERIOD_MS, no)).toBe('unknown');
    expect([...fakes.copies]).toEqual([]);
  });

  it.each<[string, ListedState]>([
    ['the list has no answer of the provider either', 'failed'],
    ['the list names the restaurant', 'named'],
  ])("(a gateway's) stays for as long as %s", async (_, listed) => {
    fakes.listed = listed;
    for (let hour = 0; hour < 24; hour += 1) {
      expect(await getAfter(3_600_000, FOREIGN_404)).toBe('found');
    }
    expect(await getAfter(3_600_000, NO_SUCH)).toBe('found');
  });

  it('keeps the time of the first 404 in a restart', async () => {
    await getAfter(PERIOD_MS, NO_SUCH);
    cache = fakes.open();
    expect(await getAfter(GONE_AFTER_MS, NO_SUCH)).toBe('unknown');
  });

  it.each<[string, ProviderFailure]>([
    ['a timeout', DOWN],
    ['a 503', { kind: 'broken', status: 503, reason: 'test' }],
    ['a refusal with another status', { kind: 'refused', status: 403, message: undefined }],
    ['a body of another shape', { kind: 'unexpected-shape', reason: 'test' }],
  ])('begins the time anew after %s, also in a restart', async (_, failure) => {
    await getAfter(PERIOD_MS, NO_SUCH);
    const endsAt = fakes.time + 2 * GONE_AFTER_MS;
    while (fakes.time < endsAt) expect(await getAfter(PERIOD_MS, failure)).toBe('found');
    expect(fakes.copies.get('a')).toEqual({ receivedAt: START, body: 'first' });
    expect(await getAfter(PERIOD_MS, NO_SUCH)).toBe('found');
    expect(await getAfter(PERIOD_MS, failure)).toBe('found');
    cache = fakes.open();
    expect(await getAfter(GONE_AFTER_MS, NO_SUCH)).toBe('found');
    expect(await getAfter(GONE_AFTER_MS, NO_SUCH)).toBe('unknown');
  });

  it('begins anew after a value', async () => {
    await getAfter(PERIOD_MS, NO_SUCH);
    fakes.time += GONE_AFTER_MS;
    fakes.answer = success('back');
    expect(await cache.get('a')).toMatchObject({ value: 'back' });
    expect(fakes.copies.get('a')).toEqual({ receivedAt: fakes.time, body: 'back' });
    expect(await getAfter(PERIOD_MS, NO_SUCH)).toBe('found');
    expect(await getAfter(GONE_AFTER_MS - PERIOD_MS, NO_SUCH)).toBe('found');
  });

  it('is not gone when the clock was set back, or when the disk has lost the copy', async () => {
    await getAfter(PERIOD_MS, NO_SUCH);
    fakes.copies.clear();
    expect(await getAfter(-10 * GONE_AFTER_MS, NO_SUCH)).toBe('found');
    expect(await getAfter(PERIOD_MS, NO_SUCH)).toBe('found');
  });

  it('is unknown as soon as the list confirms it, and stays unknown in an outage', async () => {
    await getAfter(PERIOD_MS, NO_SUCH);
    fakes.listed = 'absent';
    expect(await getAfter(PERIOD_MS, NO_SUCH)).toBe('unknown');
    expect(await getAfter(PERIOD_MS, FOREIGN_404)).toBe('unknown');
    expect(await getAfter(PERIOD_MS, DOWN)).toBe('unknown');
    expect([...fakes.copies]).toEqual([]);
  });

  it("is unknown at once after a signed call and the provider's 404, but not a gateway's", async () => {
    fakes.answer = failed(FOREIGN_404);
    expect(await cache.renew('a')).toBe('kept');
    fakes.answer = failed(NO_SUCH);
    expect(await cache.renew('a')).toBe('gone');
    expect([...fakes.copies]).toEqual([]);
  });

  it('has no meaning for the list itself', async () => {
    cache = fakes.open({ findListed: undefined });
    expect(await getAfter(PERIOD_MS, NO_SUCH)).toBe('found');
    expect(await getAfter(GONE_AFTER_MS, NO_SUCH)).toBe('found');
    expect(fakes.copies.has('a')).toBe(true);
  });
});
