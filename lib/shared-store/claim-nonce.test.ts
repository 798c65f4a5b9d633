import { fakeSharing } from '@/e2e/support/unit/fake-sharing';
import { failed, success } from '../result.ts';
import { claimNonce } from './claim-nonce.ts';
import type { Evaluate } from './connection.ts';
import { CLAIM } from './scripts.ts';

type Answer = Awaited<ReturnType<Evaluate>>;

describe('a nonce', () => {
  let asked: Parameters<Evaluate>[];

  const share = (answer: Answer): void => {
    globalThis.boundedSharing = fakeSharing(async (...command) => {
      asked.push(command);
      return answer;
    });
  };

  beforeEach(() => {
    asked = [];
  });
  afterEach(() => {
    globalThis.boundedSharing = undefined;
  });

  it.each<[boolean, string, Answer]>([
    [true, 'stores it', success(1)],
    [false, 'has it already', success(0)],
    [false, 'gives an answer of another type', success('1')],
    [true, 'does not answer', failed('unavailable')],
    [true, 'refuses the command', failed('refused')],
  ])('is accepted: %s, when the shared store %s', async (expected, _, answer) => {
    share(answer);
    expect(await claimNonce('abc', 60_000)).toBe(expected);
  });

  it('is stored under a key of the deployment for the given time', async () => {
    share(success(1));
    await claimNonce('abc', 60_000);
    expect(asked).toEqual([[CLAIM, ['site:nonce:abc'], ['60000']]]);
  });

  it('is accepted without a shared store', async () => {
    expect(await claimNonce('abc', 60_000)).toBe(true);
  });
});
