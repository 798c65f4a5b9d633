import fc from 'fast-check';
import { fakeSharing } from '@/e2e/support/unit/fake-sharing';
import { failed, success } from '../result.ts';
import { claimNonce } from '../revalidation/verify-signed-call.ts';
import type { Evaluate } from './connection.ts';
import { CLAIM } from './scripts.ts';
import { createSharedAnswers, decodeValue, encodeValue } from './shared-answers.ts';
import type { Sharing } from './sharing.ts';
import { getSite } from '@/lib/site';

type Answer = Awaited<ReturnType<Evaluate>>;

const UNAVAILABLE: Answer = failed('unavailable');
const PERIOD_MS = 60_000;
const TOO_LARGE = Buffer.alloc(32 * 1024 * 1024 + 1);

describe('a value in the shared store', () => {
  const KEY = 'site:page:/terms';
  const value = { bytes: Buffer.from('page '.repeat(1_000)), ageMs: 5, revision: 7 };
  let encoded: Buffer;

  beforeAll(async () => {
    encoded = (await encodeValue(KEY, value, PERIOD_MS)) ?? Buffer.alloc(0);
  });

  it('is compressed, is the same when it is decoded, and is older by the time in the server', async () => {
    expect(encoded.length).toBeLessThan(200);
    expect(await decodeValue(KEY, encoded, PERIOD_MS)).toEqual(value);
    expect(await decodeValue(KEY, encoded, PERIOD_MS - 250)).toEqual({ ...value, ageMs: 255 });
    expect(await decodeValue(KEY, encoded, 0)).toBeDefined();
  });

  it.each([
    ['no time to live', KEY, -1],
    ['more remaining time than its time to live', KEY, PERIOD_MS + 1],
    ['a remaining time that is no number', KEY, NaN],
    ['another key', `${KEY}-en`, PERIOD_MS],
  ])('is refused with %s', async (_, key, remainingMs) => {
    expect(await decodeValue(key, encoded, remainingMs)).toBeUndefined();
  });

  it('is refused when any of its bytes is changed, when it is cut off, and when it is random', async () => {
    const change = async (at: number, by: number): Promise<void> => {
      const changed = Buffer.from(encoded);
      changed[at] = (changed[at] ?? 0) ^ by;
      expect(await decodeValue(KEY, changed, PERIOD_MS)).toBeUndefined();
    };
    const place = fc.nat(encoded.length - 1);
    await fc.assert(fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), change));
    const damaged = fc.oneof(
      place.map((length) => encoded.subarray(0, length)),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(damaged, async (bytes) => {
        expect(await decodeValue(KEY, bytes, PERIOD_MS)).toBeUndefined();
      }),
    );
  });

  it('is not made from more than 32 MB', async () => {
    expect(await encodeValue(KEY, { ...value, bytes: TOO_LARGE }, PERIOD_MS)).toBeUndefined();
  });
});

describe('a shared store whose answer is', () => {
  let answer: Answer;
  let sharing: Sharing | undefined;

  beforeEach(() => {
    sharing = fakeSharing(async () => answer);
  });

  it.each<[string, Answer]>([
    ['missing', UNAVAILABLE],
    ['an error', failed('refused')],
    ['no list', success('nonsense')],
    ['too short', success([])],
    ['of wrong types', success(['text', 'text', {}, 1, 1, 1])],
    ['empty', success([null, -2, 0])],
    ['garbage', success([Buffer.from('x'.repeat(100)), 1_000, 0])],
  ])('%s counts as a store without data, and no function rejects', async (_, given) => {
    answer = given;
    const answers = createSharedAnswers('menu', () => sharing);
    expect(await answers.read('x')).toBeUndefined();
    expect(await answers.markMissing('x')).toBeUndefined();
    await answers.endMissing('x');
  });

  it.each<[string, readonly unknown[], object]>([
    ['empty gives nothing', [null, -2, null, -2, 0, -1], {}],
    ['garbage gives nothing', [Buffer.from('x'), 9, Buffer.from('gone'), 9, 0, -1], {}],
    ['a check without a time to live', [null, -2, Buffer.from('gone:1'), -1, 0, -1], {}],
    ['a check from before the last change', [null, -2, Buffer.from('gone:1'), 9, 2, -1], {}],
    [
      'a current check gives this check and no body',
      [null, -2, Buffer.from('kept:2'), 9, 2, -1],
      { check: { result: 'kept', remainingMs: 9 } },
    ],
    [
      'a decision that the restaurant is gone gives its age',
      [null, -2, null, -2, 0, 0],
      { goneForMs: 0 },
    ],
  ])('%s', async (_, given, expected) => {
    answer = success(given);
    expect(await createSharedAnswers('menu', () => sharing).read('x')).toEqual(expected);
  });

  it("missing makes `begin` resolve to 'unavailable', and a forced call makes the stored answer outdated", async () => {
    const answers = createSharedAnswers('menu', () => sharing);
    answer = UNAVAILABLE;
    expect(await answers.begin('x', false)).toBe('unavailable');
    expect(await answers.deleteUnreplaced()).toBe(true);
    expect(await answers.begin('x', true)).toBe('unavailable');
    expect(await answers.deleteUnreplaced()).toBe(false);
    answer = success(2);
    expect(await answers.deleteUnreplaced()).toBe(true);
  });

  it("0 makes `begin` resolve to 'busy', and `finish` of a forced call makes the stored answer outdated", async () => {
    const answers = createSharedAnswers('menu', () => sharing);
    answer = success(0);
    expect(await answers.begin('x', false)).toBe('busy');
    answer = success(1);
    const turn = await answers.begin('x', true);
    answer = success(0);
    if (typeof turn === 'object') await turn.finish({ result: 'found', json: '{}' });
    answer = UNAVAILABLE;
    expect(await answers.deleteUnreplaced()).toBe(false);
  });

  it('never requested, because REDIS_URL is not set, shares nothing', async () => {
    sharing = undefined;
    const answers = createSharedAnswers('menu', () => sharing);
    expect(answers.isOn()).toBe(false);
    expect(await answers.read('x')).toBeUndefined();
    expect(await answers.begin('x', true)).toBe('unavailable');
    expect(await answers.deleteUnreplaced()).toBe(true);
    expect(await answers.markMissing('x')).toBeUndefined();
    await answers.endMissing('x');
  });
});

describe('a nonce', () => {
  afterEach(() => {
    getSite().sharing = undefined;
  });

  it.each<[boolean, string, Answer]>([
    [true, 'stores it', success(1)],
    [false, 'has it already', success(0)],
    [false, 'gives an answer of another type', success('1')],
    [true, 'does not answer', UNAVAILABLE],
    [true, 'refuses the command', failed('refused')],
  ])('is accepted: %s, when the shared store %s', async (expected, _, answer) => {
    const asked: Parameters<Evaluate>[] = [];
    getSite().sharing = fakeSharing(async (...command) => {
      asked.push(command);
      return answer;
    });
    expect(await claimNonce('abc', PERIOD_MS)).toBe(expected);
    expect(asked).toEqual([[CLAIM, ['site:nonce:abc'], [String(PERIOD_MS)]]]);
  });

  it('is accepted without a shared store', async () => {
    expect(await claimNonce('abc', PERIOD_MS)).toBe(true);
  });
});
