import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { sendFault, sendJson, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { silentLog } from '@/e2e/support/unit/watched-log';
import { providerPaths } from './contract/paths.ts';
import { bulkheadLimits } from './call-limits.ts';
import { countsForBreaker, createBulkhead, createProviderClient } from './client.ts';
import type { ProviderCall, ProviderClient } from './client.ts';
import { callDeadlinesMs, callGroups } from './call-limits.ts';
import type { CallGroup } from './call-limits.ts';
import { FailedCall } from './contract/provider-failure.ts';

const gaveUp = new FailedCall({ kind: 'timeout' }, 'waiting');
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const limits = fc.record({
  sockets: fc.integer({ min: 1, max: 3 }),
  waiting: fc.integer({ min: 0, max: 4 }),
});
const step = fc.record({
  // 'arrive' is listed twice, so that about half of the steps are arrivals.
  kind: fc.constantFrom('arrive', 'arrive', 'abort', 'finish'),
  index: fc.nat({ max: 20 }),
});

describe('a bulkhead', () => {
  it('starts calls first in, first out, for any order of arrivals, aborts and ends', async () => {
    await fc.assert(
      fc.asyncProperty(limits, fc.array(step, { maxLength: 30 }), async (given, steps) => {
        const bulkhead = createBulkhead(given);
        const seen: string[] = [];
        const aborts: (() => void)[] = [];
        const ends: (() => void)[] = [];
        const arrive = (call: number): void => {
          const caller = new AbortController();
          const end = new Promise<void>((resolve) => ends.push(resolve));
          aborts.push(() => caller.abort(gaveUp));
          const work = (): Promise<void> => {
            seen.push(`start ${call}`);
            return end;
          };
          bulkhead.run(work, caller.signal).catch((error: unknown) => {
            const isRefusal = error !== gaveUp && !countsForBreaker(error);
            seen.push(`${isRefusal ? 'refused' : 'aborted'} ${call}`);
          });
        };

        let running: readonly number[] = [];
        let waiting: readonly number[] = [];
        const expected: string[] = [];
        const expectStart = (call: number | undefined): void => {
          if (call === undefined) return;
          running = [...running, call];
          expected.push(`start ${call}`);
        };
        const expectArrival = (call: number): void => {
          if (running.length < given.sockets) expectStart(call);
          else if (waiting.length < given.waiting) waiting = [...waiting, call];
          else expected.push(`refused ${call}`);
        };

        for (const { kind, index } of steps) {
          if (kind === 'arrive') {
            const call = aborts.length;
            expectArrival(call);
            arrive(call);
          }
          // The abort of a call that is not waiting must change nothing: a running call keeps its
          // socket until its work ends.
          if (kind === 'abort' && aborts[index] !== undefined) {
            if (waiting.includes(index)) expected.push(`aborted ${index}`);
            waiting = waiting.filter((call) => call !== index);
            aborts[index]();
          }
          if (kind === 'finish' && running.includes(index)) {
            running = running.filter((call) => call !== index);
            const [next, ...rest] = waiting;
            waiting = rest;
            expectStart(next);
            ends[index]?.();
          }
          await settled();
          expect(seen).toEqual(expected);
          expect(bulkhead.getLoad()).toEqual({ running: running.length, waiting: waiting.length });
        }
      }),
    );
  });

  it('does not start a call whose signal is already aborted, and frees the socket of a failed call', async () => {
    const { run } = createBulkhead({ sockets: 1, waiting: 0 });
    const work = jest.fn().mockRejectedValue(gaveUp);
    await expect(run(work, AbortSignal.abort(gaveUp))).rejects.toBe(gaveUp);
    expect(work).not.toHaveBeenCalled();

    const { signal } = new AbortController();
    for (let count = 1; count <= 3; count += 1) {
      await expect(run(work, signal)).rejects.toBe(gaveUp);
      expect(work).toHaveBeenCalledTimes(count);
    }
  });
});

describe('the bulkheads of the provider client', () => {
  /** More calls than any group has sockets and waiting places together. */
  const FLOOD = 90;
  const calls = {
    menu: { name: 'menu', path: providerPaths.menu('la-mama') },
    list: { name: 'restaurants', path: providerPaths.restaurants() },
    invoice: { name: 'invoice', path: providerPaths.invoice('i1') },
    account: { name: 'verifyToken', path: providerPaths.verifyToken() },
    payment: { name: 'paymentAuthorization', path: providerPaths.paymentAuthorization('u1') },
    order: { name: 'orderAuthorized', path: providerPaths.orderAuthorized('77') },
  } as const satisfies Record<CallGroup, ProviderCall>;

  let provider: RecordingServer;
  let client: ProviderClient;
  /** The provider leaves calls of this path unanswered. */
  let hanging: string | undefined;

  const sendTimes = (count: number, call: ProviderCall): ReturnType<ProviderClient['send']>[] =>
    Array.from({ length: count }, () => client.send(call));
  const requestsFor = ({ path }: ProviderCall): number =>
    provider.requests.filter(({ url }) => url === path).length;
  /** Opens a client whose calls of `group` hang. */
  const open = (group: CallGroup): void => {
    hanging = calls[group].path;
    client = createProviderClient({ origin: provider.origin, log: silentLog });
  };
  /** Lets the deadline of earlier calls pass when the provider has got `count` of them. */
  const passDeadline = async ({ name }: ProviderCall, count: number): Promise<void> => {
    while (provider.unfinished() < count) await pause(10);
    await jest.advanceTimersByTimeAsync(callDeadlinesMs[name]);
  };

  beforeEach(async () => {
    // The deadlines pass on this clock, so that no call times out because the machine is slow.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    provider = await startRecordingServer((request, response) =>
      (request.url === hanging ? sendFault('hang-before-headers') : sendJson({}))(
        request,
        response,
      ),
    );
  });
  afterEach(async () => {
    jest.useRealTimers();
    await client.close();
    await provider.close();
  });

  it.each([
    ['payment', 'menu'],
    ['menu', 'payment'],
    ['list', 'order'],
    ['order', 'list'],
    ['account', 'invoice'],
    ['invoice', 'account'],
  ] as const)('prevent hanging calls of %s from delaying calls of %s', async (hung, other) => {
    open(hung);
    const flood = sendTimes(FLOOD, calls[hung]);
    const { sockets, waiting } = bulkheadLimits[hung];
    while (provider.unfinished() < sockets) await pause(10);

    expect((await client.send(calls[other])).ok).toBe(true);
    expect(requestsFor(calls[hung])).toBe(sockets);
    expect(client.getGroupStates()).toEqual(
      callGroups
        .map((group) => ({ group, breaker: 'closed', running: 0, waiting: 0 }))
        .map((state) => (state.group === hung ? { ...state, running: sockets, waiting } : state)),
    );
    await client.close();
    await Promise.allSettled(flood);
  });

  it('end a waiting call at its deadline, and refuse further calls at once', async () => {
    const { sockets, waiting } = bulkheadLimits.menu;
    open('menu');
    const flood = sendTimes(sockets + waiting, calls.menu);

    expect(await client.send(calls.menu)).toMatchObject({ failure: { kind: 'unreachable' } });
    await passDeadline(calls.menu, sockets);
    for (const outcome of await Promise.all(flood)) {
      expect(outcome).toEqual({ ok: false, failure: { kind: 'timeout' } });
    }
  });

  it('let the breaker stay closed after calls that got no socket or got one too late', async () => {
    const { sockets } = bulkheadLimits.payment;
    open('payment');
    // The calls that have a socket from the start count as failures. Five failures would open the
    // breaker.
    expect(sockets).toBeLessThan(5);
    const flood = sendTimes(sockets * 3, calls.payment);
    await passDeadline(calls.payment, sockets);
    await Promise.all(flood);
    hanging = undefined;

    expect((await client.send(calls.payment)).ok).toBe(true);
  });

  it('let the breaker open after five calls that had a socket until the deadline', async () => {
    open('menu');
    const flood = sendTimes(5, calls.menu);
    await passDeadline(calls.menu, 5);
    await Promise.all(flood);

    expect(await client.send(calls.menu)).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(client.getGroupStates()).toContainEqual(
      expect.objectContaining({ group: 'menu', breaker: 'open' }),
    );
  });
});
