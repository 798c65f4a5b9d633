import { routes } from '@/lib/addresses/routes';
import type { AppMessage } from '@/lib/app/bridge';
import { createExitRunner } from './exit-actions.ts';
import { EXIT_ERROR } from './exit-machine.ts';
import type { ExitEvent } from './exit-machine.ts';

const DOUBLE_TAP_MS = 700;

describe('the effects of the exit machine', () => {
  const told: AppMessage[] = [];
  const opened: string[] = [];
  const sent: ExitEvent[] = [];
  const runWith = (answer: 'sent' | 'no-app', query = {}): ReturnType<typeof createExitRunner> =>
    createExitRunner(
      {
        tellApp: (message) => {
          told.push(message);
          return Promise.resolve(answer);
        },
        open: (address) => void opened.push(address),
      },
      query,
    );
  const send = (event: ExitEvent): void => void sent.push(event);

  beforeEach(() => {
    jest.useFakeTimers();
    for (const list of [told, opened, sent]) list.length = 0;
  });
  afterEach(() => void jest.useRealTimers());

  it('tell the app once, and report the delivery only after DOUBLE_TAP_MS', async () => {
    runWith('sent')({ kind: 'tell', message: EXIT_ERROR }, send);
    await jest.advanceTimersByTimeAsync(DOUBLE_TAP_MS - 1);
    expect([told, sent]).toEqual([[EXIT_ERROR], []]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ kind: 'told', answer: 'sent' }]);
  });

  it('report at once that there is no app', async () => {
    runWith('no-app')({ kind: 'tell', message: EXIT_ERROR }, send);
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ kind: 'told', answer: 'no-app' }]);
  });

  it('open the next page in the chosen language', () => {
    const run = runWith('sent', { lang: 'en', RC: '51' });
    run({ kind: 'open-loading', userId: 'u1' }, send);
    run({ kind: 'open-exit' }, send);
    expect(opened).toEqual([
      `${routes.paymentLoading({ userId: 'u1' })}?lang=en`,
      `${routes.paymentExit()}?lang=en`,
    ]);
    expect(sent).toEqual([]);
  });
});
