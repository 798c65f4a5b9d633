import { success } from '@/lib/result';
import { createActivationRunner } from './activation-actions.ts';
import type { ActivationEvent } from './activation-machine.ts';

beforeEach(() => history.replaceState(null, ''));

describe('the effects of the activation machine', () => {
  it("store 'pending' before the call, and send its result as an event", async () => {
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

  it('store a state without a call', () => {
    const activate = jest.fn(() => Promise.resolve(success(null)));
    const run = createActivationRunner('t', activate);
    run({ kind: 'store', state: { kind: 'activated' } }, () => undefined);
    expect(history.state).toEqual({ activation: { kind: 'activated' } });
    expect(activate).not.toHaveBeenCalled();
  });
});
