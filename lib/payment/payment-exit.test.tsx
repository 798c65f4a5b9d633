import fc from 'fast-check';
import { routes } from '@/lib/addresses/routes';
import type { AppMessage } from '@/lib/native-app/bridge';
import {
  browserExitActions,
  createExitRunner,
  DOUBLE_TAP_MS,
  EXIT_ERROR,
  firstExitState,
  formatPaymentAddress,
  stepExit,
} from './payment-exit.ts';
import type { ExitEffect, ExitEvent, ExitState } from './payment-exit.ts';

const here = firstExitState;
const hereTold: ExitState = { kind: 'here', isTold: true };
const telling: ExitState = { kind: 'telling' };
const opening: ExitState = { kind: 'opening', isTold: false };
const openingTold: ExitState = { kind: 'opening', isTold: true };

const events = {
  backToCart: { kind: 'back-to-cart' },
  tryAgain: { kind: 'try-again', userId: 'u1' },
  sent: { kind: 'told', result: 'sent' },
  noApp: { kind: 'told', result: 'no-app' },
  restored: { kind: 'restored' },
} as const satisfies Record<string, ExitEvent>;

const success = { type: 'exit_success', payload: { data: 1 } } as const;
const tell: ExitEffect = { kind: 'tell', message: success };
const openLoading: ExitEffect = { kind: 'open-loading', userId: 'u1' };
const openExit: ExitEffect = { kind: 'open-exit' };

describe('leaving a payment', () => {
  type Steps = Partial<Record<keyof typeof events, readonly [ExitState, ExitEffect?]>>;

  // An event that is not listed changes nothing and has no effect.
  it.each<[ExitState, Steps]>([
    [here, { backToCart: [telling, tell], tryAgain: [opening, openLoading] }],
    [hereTold, { backToCart: [hereTold, openExit], tryAgain: [openingTold, openLoading] }],
    [telling, { sent: [hereTold], noApp: [here, openExit] }],
    [opening, { restored: [here] }],
    [openingTold, { restored: [hereTold] }],
  ])('in the state %j takes these steps: %j', (state, steps) => {
    const listed = new Map(Object.entries(steps));
    for (const [name, event] of Object.entries(events)) {
      const [next, effect] = listed.get(name) ?? [state];
      const step = stepExit(state, event, success);
      expect([name, step.state, step.effect]).toEqual([name, next, effect]);
      if (next === state) expect(step.state).toBe(state);
    }
  });

  it('tells the app of an error when the caller gives no message', () => {
    const { effect } = stepExit(here, events.backToCart);
    const message = { type: 'exit_error', message: 'Exit screen' };
    expect(effect).toEqual({ kind: 'tell', message });
  });

  it('delivers at most one message, and starts nothing else while it tells the app', () => {
    const anyEvent = fc.constantFrom<ExitEvent>(...Object.values(events));
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (sequence) => {
        let state = here;
        let delivered = 0;
        for (const event of sequence) {
          const step = stepExit(state, event);
          if (step.effect?.kind === 'tell') expect(delivered).toBe(0);
          if (state.kind === 'telling' && event.kind !== 'told') expect(step).toEqual({ state });
          if (state.kind === 'telling' && event === events.sent) delivered += 1;
          state = step.state;
        }
        expect(delivered).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the effects of leaving a payment', () => {
  const told: AppMessage[] = [];
  const opened: string[] = [];
  const sent: ExitEvent[] = [];
  const run = (effect: ExitEffect, result: 'sent' | 'no-app' = 'sent', query = {}): void => {
    const tellApp = async (message: AppMessage): Promise<typeof result> => {
      told.push(message);
      return result;
    };
    const open = (address: string): void => void opened.push(address);
    createExitRunner({ tellApp, open }, query)(effect, (event) => void sent.push(event));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    for (const list of [told, opened, sent]) list.length = 0;
  });
  afterEach(() => void jest.useRealTimers());

  it('tell the app once, and report the delivery only after `DOUBLE_TAP_MS`', async () => {
    run({ kind: 'tell', message: EXIT_ERROR });
    await jest.advanceTimersByTimeAsync(DOUBLE_TAP_MS - 1);
    expect([told, sent]).toEqual([[EXIT_ERROR], []]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([events.sent]);
  });

  it('report at once that there is no app', async () => {
    run({ kind: 'tell', message: EXIT_ERROR }, 'no-app');
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([events.noApp]);
  });

  it('open the next page in the chosen language', () => {
    for (const effect of [openLoading, openExit]) run(effect, 'sent', { lang: 'en', RC: '51' });
    const pages = [routes.paymentLoading({ userId: 'u1' }), routes.paymentExit()];
    expect(opened).toEqual(pages.map((page) => `${page}?lang=en`));
    expect(sent).toEqual([]);
  });

  it('load the page in a new history entry, and wait for an app, in a browser', async () => {
    const assign = jest.spyOn(location, 'assign').mockImplementation(() => undefined);
    browserExitActions.open(routes.paymentExit());
    expect(assign.mock.calls).toEqual([[routes.paymentExit()]]);
    const result = browserExitActions.tellApp(EXIT_ERROR);
    await jest.runAllTimersAsync();
    expect(await result).toBe('no-app');
  });
});

describe('the address of another payment page', () => {
  it.each([
    [{}, '/pay'],
    [{ lang: 'en' }, '/pay?lang=en'],
    [{ lang: 'ro', RC: '51', MESSAGE: 'x' }, '/pay?lang=ro'],
    [{ lang: 'de' }, '/pay'],
    [{ lang: ['en', 'ro'] }, '/pay?lang=en'],
  ])('for the query %j of the current page is %s', (query, address) => {
    expect(formatPaymentAddress('/pay', query)).toBe(address);
  });
});
