import { setTimeout as pause } from 'node:timers/promises';
import { sendFault, sendJson, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { silentLog } from '@/e2e/support/unit/watched-log';
import { providerPaths } from '../contract/paths.ts';
import { bulkheadLimits } from './bulkhead.ts';
import type { CallName } from './call-limits.ts';
import { callDeadlinesMs } from './call-deadlines.ts';
import { createProviderClient } from './client.ts';
import type { ProviderClient } from './client.ts';
import type { ProviderCall } from './provider-call.ts';

const DEADLINE_MS = 1_000;
const MARGIN = 2;
/** More calls than any group has sockets and waiting places together. */
const FLOOD = 90;

const calls = {
  menu: { name: 'menu', path: providerPaths.menu('la-mama') },
  list: { name: 'restaurants', path: providerPaths.restaurants() },
  invoice: { name: 'invoice', path: providerPaths.invoice('i1') },
  account: { name: 'verifyToken', path: providerPaths.verifyToken() },
  payment: { name: 'paymentAuthorization', path: providerPaths.paymentAuthorization('u1') },
  order: { name: 'orderAuthorized', path: providerPaths.orderAuthorized('77') },
} as const satisfies Record<keyof typeof bulkheadLimits, ProviderCall>;

describe('the bulkheads of the provider client', () => {
  let provider: RecordingServer;
  let client: ProviderClient;
  /** The provider leaves calls of these paths unanswered. */
  let hanging: readonly string[];

  const hang = (...hung: readonly ProviderCall[]): void => {
    hanging = hung.map(({ path }) => path);
  };
  const sendTimes = (count: number, call: ProviderCall): ReturnType<ProviderClient['send']>[] =>
    Array.from({ length: count }, () => client.send(call));
  const requestsFor = ({ path }: ProviderCall): number =>
    provider.requests.filter(({ url }) => url === path).length;

  const open = (...callsWithShortDeadline: readonly CallName[]): void => {
    const changed = callsWithShortDeadline.map((name) => [name, DEADLINE_MS]);
    const deadlinesMs = { ...callDeadlinesMs, ...Object.fromEntries(changed) };
    client = createProviderClient({ origin: provider.origin, log: silentLog, deadlinesMs });
  };

  beforeEach(async () => {
    hanging = [];
    provider = await startRecordingServer((request, response) =>
      (hanging.includes(request.url ?? '') ? sendFault('hang-before-headers') : sendJson({}))(
        request,
        response,
      ),
    );
  });
  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  it('have 20 sockets and 100 waiting places in total', () => {
    open();
    const bulkheads = Object.values(bulkheadLimits);
    expect(bulkheads.reduce((sum, { sockets }) => sum + sockets, 0)).toBe(20);
    expect(bulkheads.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(100);
  });

  it('report how many calls of each group run and wait', async () => {
    open();
    hang(calls.list);
    const flood = sendTimes(FLOOD, calls.list);
    while (provider.unfinished() < bulkheadLimits.list.sockets) await pause(10);

    const busy = { group: 'list', breaker: 'closed', running: 1, waiting: 1 };
    const idle = { breaker: 'closed', running: 0, waiting: 0 };
    expect(client.getGroupStates()).toEqual(
      ['menu', 'list', 'invoice', 'account', 'payment', 'order'].map((group) =>
        group === 'list' ? busy : { group, ...idle },
      ),
    );
    await client.close();
    await Promise.allSettled(flood);
  });

  it.each([
    ['payment', 'menu'],
    ['menu', 'payment'],
    ['list', 'menu'],
    ['menu', 'list'],
    ['account', 'order'],
    ['menu', 'invoice'],
    ['invoice', 'account'],
    ['order', 'menu'],
  ] as const)('prevent hanging calls of %s from delaying calls of %s', async (hung, other) => {
    open();
    hang(calls[hung]);
    const flood = sendTimes(FLOOD, calls[hung]);
    while (provider.unfinished() < bulkheadLimits[hung].sockets) await pause(10);

    expect((await client.send(calls[other])).ok).toBe(true);
    expect(requestsFor(calls[hung])).toBe(bulkheadLimits[hung].sockets);
    await client.close();
    await Promise.allSettled(flood);
  });

  it.each(['menu', 'order'] as const)(
    'refuse a call of %s at once when all waiting places are taken',
    async (group) => {
      const { sockets, waiting } = bulkheadLimits[group];
      open();
      hang(calls[group]);
      const flood = sendTimes(sockets + waiting, calls[group]);
      const startedAt = performance.now();

      expect(await client.send(calls[group])).toMatchObject({ failure: { kind: 'unreachable' } });
      expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS * MARGIN);
      await client.close();
      await Promise.allSettled(flood);
    },
  );

  it('end a waiting call at its deadline', async () => {
    const { sockets, waiting } = bulkheadLimits.menu;
    open('menu');
    hang(calls.menu);
    const startedAt = performance.now();
    const outcomes = await Promise.all(sendTimes(sockets + waiting, calls.menu));

    expect(outcomes).toEqual(outcomes.map(() => ({ ok: false, failure: { kind: 'timeout' } })));
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS * MARGIN);
  });

  it('let the breaker stay closed after calls that got no socket or got one too late', async () => {
    const { sockets } = bulkheadLimits.payment;
    open('paymentAuthorization');
    hang(calls.payment);
    // The calls that have a socket from the start count as failures. Five failures would open the
    // breaker.
    expect(sockets).toBeLessThan(5);
    await Promise.all(sendTimes(sockets * 3, calls.payment));
    hanging = [];

    expect((await client.send(calls.payment)).ok).toBe(true);
  });

  it('let the breaker open after five calls that had a socket until the deadline', async () => {
    const deadlinesMs = { ...callDeadlinesMs, menu: 50 };
    client = createProviderClient({ origin: provider.origin, log: silentLog, deadlinesMs });
    hang(calls.menu);
    await Promise.all(sendTimes(5, calls.menu));

    expect(await client.send(calls.menu)).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(client.getGroupStates()).toContainEqual(
      expect.objectContaining({ group: 'menu', breaker: 'open' }),
    );
  });
});
