import { ANSWER_WAIT_MS, askInTime } from './ask-in-time.ts';

const answering =
  <Answer>(answer: Answer) =>
  (): Promise<Answer> =>
    Promise.resolve(answer);

describe('asking in time', () => {
  it('gives what the call brought', async () => {
    const call = answering({ outcome: 'done', value: 7 } as const);
    expect(await askInTime(call)).toEqual({ ok: true, value: 7 });
  });

  it.each([
    [
      { outcome: 'refused', message: 'Comanda este plătită' },
      { kind: 'refused', message: 'Comanda este plătită' },
    ],
    [{ outcome: 'refused' }, { kind: 'refused', message: undefined }],
    [
      { outcome: 'limited', retryAfterSeconds: 6.2 },
      { kind: 'limited', retryAfterSeconds: 7 },
    ],
    [{ outcome: 'unavailable' }, { kind: 'unknown' }],
    [{ outcome: 'unavailable', isOffline: true }, { kind: 'offline' }],
    [{ outcome: 'rejected' }, { kind: 'unknown' }],
  ] as const)('reads %j as %j', async (refusal, failure) => {
    expect(await askInTime(answering(refusal))).toEqual({ ok: false, failure });
  });

  it('gives up on a call that never ends, and says so to it', async () => {
    jest.useFakeTimers();
    let given: AbortSignal | undefined;
    const asked = askInTime((signal) => {
      given = signal;
      return new Promise(() => undefined);
    });
    await jest.advanceTimersByTimeAsync(ANSWER_WAIT_MS - 1);
    expect(given?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual({ ok: false, failure: { kind: 'unknown' } });
    expect(given?.aborted).toBe(true);
    jest.useRealTimers();
  });
});
