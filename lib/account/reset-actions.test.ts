import type { CallFailure } from '@/lib/api/call-failure';
import { failed, success } from '@/lib/result';
import { createResetRunner } from './reset-actions.ts';
import type { ResetEffect, ResetEvent } from './reset-machine.ts';

const failure: CallFailure = { kind: 'broken' };

async function run(effect: ResetEffect): Promise<readonly unknown[]> {
  const done: unknown[] = [];
  const runEffect = createResetRunner(
    't',
    {
      verify: async (token) => {
        done.push(['verify', token]);
        return success(null);
      },
      reset: async (token, newPassword) => {
        done.push(['reset', token, newPassword]);
        return failed(failure);
      },
    },
    { focusMessage: () => done.push('focus'), goHome: () => done.push('home') },
  );
  runEffect(effect, (event: ResetEvent) => done.push(event));
  await Promise.resolve();
  await Promise.resolve();
  return done;
}

describe('the effects of the reset machine', () => {
  it.each<[ResetEffect, readonly unknown[]]>([
    [{ kind: 'check' }, [['verify', 't'], { kind: 'checked', result: success(null) }]],
    [
      { kind: 'send', newPassword: 'p' },
      [['reset', 't', 'p'], { kind: 'answered', result: failed(failure) }],
    ],
    [{ kind: 'focus-message' }, ['focus']],
    [{ kind: 'go-home' }, ['focus', 'home']],
  ])('%j causes %j, in this order', async (effect, done) => {
    expect(await run(effect)).toEqual(done);
  });
});
