import { routes } from '@/lib/addresses/routes';
import type { CallResult } from '@/lib/api/api-contract';
import { failed, success } from '@/lib/result';
import { browserExitActions } from '../exit/exit-actions.ts';
import { findFailedAttempts, forgetFailedAttempts, keepFailedAttempts } from './stored-attempts.ts';
import { browserActions, createResultRunner } from './result-actions.ts';
import type { ResultEvent } from './result-machine.ts';

const ORDER = '1234567';
const failure = { kind: 'unreached' } as const;

async function authorize(result: CallResult<'orderAuthorized'>): Promise<readonly ResultEvent[]> {
  const sent: ResultEvent[] = [];
  const orders: string[] = [];
  const run = createResultRunner(
    {
      authorize: (order) => {
        orders.push(order);
        return Promise.resolve(result);
      },
      tellApp: () => Promise.resolve('no-app'),
      open: () => undefined,
    },
    {},
  );
  run({ kind: 'authorize', order: ORDER, attempt: 2 }, (event) => void sent.push(event));
  await Promise.resolve();
  expect(orders).toEqual([ORDER]);
  return sent;
}

afterEach(forgetFailedAttempts);

describe('the authorization of an order', () => {
  it('sends the payload in an event and clears the count of failures', async () => {
    keepFailedAttempts(ORDER, 1);
    const payload = { data: 1 };
    expect(await authorize(success({ payload }))).toEqual([
      { kind: 'authorized', attempt: 2, payload },
    ]);
    expect(findFailedAttempts(ORDER)).toBe(0);
  });

  it('does not start when the user leaves for the exit page, which opens in the chosen language', () => {
    const open = jest.fn();
    const authorize = jest.fn();
    const tellApp = jest.fn();
    const run = createResultRunner({ open, authorize, tellApp }, { lang: 'en' });
    run({ kind: 'open-exit' }, () => undefined);
    expect(open.mock.calls).toEqual([[`${routes.paymentExit()}?lang=en`]]);
    expect([authorize.mock.calls, tellApp.mock.calls]).toEqual([[], []]);
  });

  it('calls our own route, and `browserActions` contains `browserExitActions`', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch');
    const value = { payload: { data: 1 } };
    fetchMock.mockResolvedValueOnce(Response.json({ outcome: 'done', value }));
    expect(await browserActions.authorize(ORDER)).toEqual(success(value));
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/payment/order-authorized',
      expect.objectContaining({ body: JSON.stringify({ order: ORDER }) }),
    );
    expect(browserActions).toMatchObject(browserExitActions);
  });

  it('sends the failure in an event and counts it', async () => {
    expect(await authorize(failed(failure))).toEqual([{ kind: 'failed', attempt: 2, failure }]);
    expect(findFailedAttempts(ORDER)).toBe(2);
  });
});
