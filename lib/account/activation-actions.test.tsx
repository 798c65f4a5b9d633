import { success } from '@/lib/result';
import { createActivationRunner } from './activation-actions.ts';
import type { ActivationEvent } from './activation-machine.ts';

beforeEach(() => history.replaceState(null, ''));

describe('an effect of the activation machine', () => {
  it("of the kind 'activate' stores 'pending', calls, and sends the result of the call as an event", async () => {
    const calls: unknown[] = [];
    const sent: ActivationEvent[] = [];
    const run = createActivationRunner('t', async (token) => {
      calls.push([token, history.state]);
      return success(null);
    });
    run({ kind: 'activate' }, (event) => void sent.push(event));
    await Promise.resolve();
    await Promise.resolve();
    expect(calls).toEqual([['t', { activation: { kind: 'pending' } }]]);
    expect(sent).toEqual([{ kind: 'answered', result: success(null) }]);
  });

  it("of the kind 'store' stores the state of the effect without a call", () => {
    const activate = jest.fn(() => Promise.resolve(success(null)));
    const run = createActivationRunner('t', activate);
    run({ kind: 'store', state: { kind: 'activated' } }, () => undefined);
    expect(history.state).toEqual({ activation: { kind: 'activated' } });
    expect(activate).not.toHaveBeenCalled();
  });
});
