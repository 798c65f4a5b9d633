import { browserExitActions } from './exit-actions.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('leaving a payment page in a browser', () => {
  it('loads the next address in a new history entry', () => {
    const assign = jest.spyOn(location, 'assign').mockImplementation(() => undefined);
    browserExitActions.open('/payment/librapay/exit');
    expect(assign.mock.calls).toEqual([['/payment/librapay/exit']]);
  });

  it('reports that there is no app', async () => {
    jest.useFakeTimers();
    const answer = browserExitActions.tellApp({ type: 'exit_error', message: 'Exit screen' });
    await jest.runAllTimersAsync();
    expect(await answer).toBe('no-app');
  });
});
