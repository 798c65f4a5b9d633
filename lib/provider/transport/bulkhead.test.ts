import { bulkheadLimits, createBulkhead } from './bulkhead.ts';
import type { Bulkhead } from './bulkhead.ts';
import { countsForBreaker } from './breaker.ts';
import { FailedCall } from './failed-call.ts';

const gaveUp = new FailedCall({ kind: 'timeout' }, 'waiting');
const neverAborted = new AbortController().signal;
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the limits of the bulkheads', () => {
  it('give each group its sockets and waiting places', () => {
    expect(bulkheadLimits).toEqual({
      menu: { sockets: 6, waiting: 39 },
      list: { sockets: 1, waiting: 1 },
      payment: { sockets: 4, waiting: 15 },
      order: { sockets: 5, waiting: 25 },
      invoice: { sockets: 2, waiting: 10 },
      account: { sockets: 2, waiting: 10 },
    });
  });
});

describe('a bulkhead with two sockets and three waiting places', () => {
  let bulkhead: Bulkhead;
  let started: string[];
  let finish: Map<string, () => void>;

  const run = (name: string, signal = neverAborted): Promise<string> =>
    bulkhead.run(() => {
      started.push(name);
      return new Promise((resolve) => finish.set(name, () => resolve(name)));
    }, signal);

  const fillSockets = (): void => {
    void run('a');
    void run('b');
  };

  beforeEach(() => {
    bulkhead = createBulkhead({ sockets: 2, waiting: 3 });
    started = [];
    finish = new Map();
  });

  it('starts waiting calls in the order of arrival', async () => {
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

  it('reports its running and waiting calls', () => {
    expect(bulkhead.getLoad()).toEqual({ running: 0, waiting: 0 });
    fillSockets();
    void run('c');
    expect(bulkhead.getLoad()).toEqual({ running: 2, waiting: 1 });
  });

  it('refuses a call when all waiting places are taken, with an error that the breaker does not count', async () => {
    fillSockets();
    for (const name of ['c', 'd', 'e']) void run(name);
    const refusal: unknown = await run('f').catch((error: unknown) => error);

    expect(refusal).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(countsForBreaker(refusal)).toBe(false);
  });

  it('frees the waiting place of an aborted call', async () => {
    fillSockets();
    const caller = new AbortController();
    const waiting = ['c', 'd', 'e'].map((name) => run(name, caller.signal));
    caller.abort(gaveUp);
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 'rejected', reason: gaveUp })));

    const next = run('f');
    finish.get('a')?.();
    await settled();
    finish.get('f')?.();
    expect(await next).toBe('f');
    expect(started).toEqual(['a', 'b', 'f']);
  });

  it('does not start a call whose signal is already aborted', async () => {
    await expect(run('a', AbortSignal.abort(gaveUp))).rejects.toBe(gaveUp);
    expect(started).toEqual([]);
  });

  it('frees the socket of a failed call', async () => {
    const fail = async (): Promise<never> => {
      throw gaveUp;
    };
    for (let index = 0; index < 6; index += 1) {
      await expect(bulkhead.run(fail, neverAborted)).rejects.toBe(gaveUp);
    }
    fillSockets();
    expect(started).toEqual(['a', 'b']);
  });

  it('keeps the socket of a running call until its work ends, even after an abort', async () => {
    const caller = new AbortController();
    const first = run('a', caller.signal);
    void run('b');
    void run('c');
    caller.abort(gaveUp);
    await settled();
    expect(started).toEqual(['a', 'b']);

    finish.get('a')?.();
    expect(await first).toBe('a');
    await settled();
    expect(started).toEqual(['a', 'b', 'c']);
  });
});
