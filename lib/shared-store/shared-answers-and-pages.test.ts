import { fakeSharing } from '../../e2e/support/unit/fake-sharing.ts';
import { failed, success } from '../result.ts';
import type { Evaluate } from './connection.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { createSharedPages } from './shared-pages.ts';
import type { Sharing } from './sharing.ts';

type Answer = Awaited<ReturnType<Evaluate>>;

const UNAVAILABLE: Answer = failed('unavailable');
const page = { bytes: Buffer.from('page'), ageMs: 0 };

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
    ['of wrong types', success(['text', 'text', {}])],
    ['empty', success([null, -2, 0])],
    ['garbage', success([Buffer.from('x'.repeat(100)), 1_000, 0])],
  ])('%s counts as a store without the page, and no function rejects', async (_, given) => {
    answer = given;
    const pages = createSharedPages('release', () => sharing);
    expect(await pages.read('/terms')).toBeUndefined();
    await pages.write('/terms', page, 1_000);
    await pages.delete(['/terms']);
  });

  it.each<[string, Answer]>([
    ['missing', UNAVAILABLE],
    ['no list', success('nonsense')],
    ['of wrong types', success(['text', 'text', {}, 1, 1, 1])],
  ])('%s counts as a store without data of the provider', async (_, given) => {
    answer = given;
    expect(await createSharedAnswers('menu', () => sharing).read('x')).toBeUndefined();
  });

  it.each<[string, readonly unknown[], object]>([
    ['empty gives no body and no check', [null, -2, null, -2, 0, -1], {}],
    [
      'garbage gives no body and no check',
      [Buffer.from('x'), 9, Buffer.from('gone'), 9, 0, -1],
      {},
    ],
    [
      'a check without a time to live gives no check',
      [null, -2, Buffer.from('gone:1'), -1, 0, -1],
      {},
    ],
    [
      'a check from before the last change of all data gives no check',
      [null, -2, Buffer.from('gone:1'), 9, 2, -1],
      {},
    ],
    [
      'a current check gives this check and no body',
      [null, -2, Buffer.from('kept:2'), 9, 2, -1],
      { check: { result: 'kept', remainingMs: 9 } },
    ],
    [
      'a decision that the restaurant is gone gives its age',
      [null, -2, null, -2, 0, 7],
      { goneForMs: 7 },
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
    const pages = createSharedPages('release', () => sharing);
    const answers = createSharedAnswers('menu', () => sharing);
    await pages.write('/terms', page, 1_000);
    await pages.delete(['/terms']);
    expect([pages.isOn(), answers.isOn()]).toEqual([false, false]);
    expect([await pages.read('/terms'), await answers.read('x')]).toEqual([undefined, undefined]);
    expect(await answers.begin('x', true)).toBe('unavailable');
    expect(await answers.deleteUnreplaced()).toBe(true);
  });
});
