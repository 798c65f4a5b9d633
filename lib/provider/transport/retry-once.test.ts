import { brokenCall, FailedCall } from './failed-call.ts';
import type { FailureStage } from './failed-call.ts';
import { findStage, retryOnce } from './retry-once.ts';

const never = new AbortController().signal;

const failOnce = (error: unknown): { readonly run: () => Promise<string>; tries: number } => {
  const counted = {
    tries: 0,
    run: async (): Promise<string> => {
      counted.tries += 1;
      if (counted.tries === 1) throw error;
      return 'answered';
    },
  };
  return counted;
};

describe('a call whose first try fails', () => {
  it.each<['GET' | 'PUT' | 'POST', FailureStage, boolean]>([
    ['GET', 'unsent', true],
    ['GET', 'temporary', true],
    ['GET', 'final', false],
    ['GET', 'waiting', false],
    ['PUT', 'unsent', true],
    ['PUT', 'temporary', false],
    ['PUT', 'final', false],
    ['POST', 'unsent', false],
    ['POST', 'temporary', false],
  ])('with the method %s and the stage %s is repeated: %s', async (method, stage, isRepeated) => {
    const error = brokenCall('x', undefined, stage);
    const call = failOnce(error);
    const answer = retryOnce(method, never, call.run);

    if (isRepeated) expect(await answer).toBe('answered');
    else await expect(answer).rejects.toBe(error);
    expect(call.tries).toBe(isRepeated ? 2 : 1);
  });

  it('is not repeated after a TypeError, which is a bug of our own', async () => {
    const bug = new TypeError('x');
    await expect(retryOnce('GET', never, failOnce(bug).run)).rejects.toBe(bug);
  });

  it('is not repeated after its deadline', async () => {
    const call = failOnce(new FailedCall({ kind: 'unreachable' }, 'unsent'));
    await expect(retryOnce('GET', AbortSignal.abort(), call.run)).rejects.toThrow();
    expect(call.tries).toBe(1);
  });

  it('is repeated after a pause that is a random part of 200 ms', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.25);
    const startedAt = performance.now();
    await retryOnce('GET', never, failOnce(brokenCall('x', undefined, 'unsent')).run);
    const passedMs = performance.now() - startedAt;
    expect(passedMs).toBeGreaterThan(45);
    expect(passedMs).toBeLessThan(195);
  });

  it('is not tried a third time', async () => {
    let tries = 0;
    const fail = async (): Promise<never> => {
      tries += 1;
      throw brokenCall(`${tries}`, undefined, 'temporary');
    };
    await expect(retryOnce('GET', never, fail)).rejects.toMatchObject({ failure: { reason: '2' } });
  });
});

describe('the stage of a failed answer', () => {
  it.each([
    [502, 'temporary'],
    [503, 'temporary'],
    [504, 'temporary'],
    [500, 'final'],
    [501, 'final'],
    [505, 'final'],
    [302, 'final'],
  ])('with the status %i is %s', (status, stage) => {
    expect(findStage(status)).toBe(stage);
  });
});
