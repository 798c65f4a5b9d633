import { FailedCall, isProviderInTrouble } from './failure.ts';
import { createLane } from './lane.ts';
import type { Lane } from './lane.ts';

const gaveUp = new FailedCall({ kind: 'timeout' }, 'waiting');
const never = new AbortController().signal;
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a lane with two sockets and three places to wait', () => {
  let lane: Lane;
  let started: string[];
  let finish: Map<string, () => void>;

  const run = (name: string, signal = never): Promise<string> =>
    lane.run(() => {
      started.push(name);
      return new Promise((resolve) => finish.set(name, () => resolve(name)));
    }, signal);

  const fillSockets = (): void => {
    void run('a');
    void run('b');
  };

  beforeEach(() => {
    lane = createLane({ sockets: 2, waiting: 3 });
    started = [];
    finish = new Map();
  });

  it('lets the rest wait, and takes them in the order in which they came', async () => {
    fillSockets();
    const waiting = [run('c'), run('d')];
    await settled();
    expect(started).toEqual(['a', 'b']);

    finish.get('b')?.();
    await settled();
    expect(started).toEqual(['a', 'b', 'c']);
    finish.get('c')?.();
    await settled();
    finish.get('d')?.();
    expect(await Promise.all(waiting)).toEqual(['c', 'd']);
  });

  it('refuses at once when no place is left, which says nothing of the provider', async () => {
    fillSockets();
    for (const name of ['c', 'd', 'e']) void run(name);
    const refusal: unknown = await run('f').catch((error: unknown) => error);

    expect(refusal).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(isProviderInTrouble(refusal)).toBe(false);
  });

  it('gives the place of whoever gives up to the next', async () => {
    fillSockets();
    const patience = new AbortController();
    const waiting = ['c', 'd', 'e'].map((name) => run(name, patience.signal));
    patience.abort(gaveUp);
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 'rejected', reason: gaveUp })));

    const next = run('f');
    finish.get('a')?.();
    await settled();
    finish.get('f')?.();
    expect(await next).toBe('f');
    expect(started).toEqual(['a', 'b', 'f']);
  });

  it('takes nobody who had given up before', async () => {
    await expect(run('a', AbortSignal.abort(gaveUp))).rejects.toBe(gaveUp);
    expect(started).toEqual([]);
  });

  it('frees the socket of work that fails', async () => {
    const fail = async (): Promise<never> => {
      throw gaveUp;
    };
    for (let index = 0; index < 6; index += 1) {
      await expect(lane.run(fail, never)).rejects.toBe(gaveUp);
    }
    fillSockets();
    expect(started).toEqual(['a', 'b']);
  });

  it('is not disturbed by whoever gives up after having got a socket', async () => {
    const patience = new AbortController();
    const first = run('a', patience.signal);
    void run('b');
    void run('c');
    patience.abort(gaveUp);
    await settled();
    expect(started).toEqual(['a', 'b']);

    finish.get('a')?.();
    expect(await first).toBe('a');
    await settled();
    expect(started).toEqual(['a', 'b', 'c']);
  });
});
