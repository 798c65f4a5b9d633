import { setTimeout as pause } from 'node:timers/promises';
import { callLimits, laneLimits } from './call-limits.ts';
import type { CallLimits, CallName } from './call-limits.ts';
import { createProviderClient } from './client.ts';
import type { ProviderCall, ProviderClient } from './client.ts';
import { providerPaths } from './paths.ts';
import { faults, sendJson, silentLog, startProvider } from './testing/faulty-provider.ts';
import type { FaultyProvider } from './testing/faulty-provider.ts';

const DEADLINE_MS = 1_000;
const MARGIN = 2;
/** As many as once filled the one lane that all groups but the orders shared. */
const FLOOD = 90;

const calls = {
  catalogue: { name: 'menu', path: providerPaths.menu('la-mama') },
  invoice: { name: 'invoice', path: providerPaths.invoice('i1') },
  account: { name: 'verifyToken', path: providerPaths.verifyToken() },
  payment: { name: 'paymentAuthorization', path: providerPaths.paymentAuthorization('u1') },
  order: { name: 'orderAuthorized', path: providerPaths.orderAuthorized('77') },
} as const satisfies Record<keyof typeof laneLimits, ProviderCall>;

const hurried = (limits: CallLimits): CallLimits => ({ ...limits, deadlineMs: DEADLINE_MS });

describe('the lanes of the provider client', () => {
  let provider: FaultyProvider;
  let client: ProviderClient;
  /** The paths that hang; every other call is answered at once. */
  let hanging: readonly string[];

  const hang = (...hung: readonly ProviderCall[]): void => {
    hanging = hung.map(({ path }) => path);
  };
  const sendTimes = (count: number, call: ProviderCall): ReturnType<ProviderClient['send']>[] =>
    Array.from({ length: count }, () => client.send(call));
  const requestsFor = ({ path }: ProviderCall): number =>
    provider.requests.filter(({ url }) => url === path).length;

  const open = (...hurriedCalls: readonly CallName[]): void => {
    const changed = hurriedCalls.map((name) => [name, hurried(callLimits[name])]);
    const limits = { ...callLimits, ...Object.fromEntries(changed) };
    client = createProviderClient({ origin: provider.origin, log: silentLog, limits });
  };

  beforeEach(async () => {
    hanging = [];
    provider = await startProvider((request, response) =>
      (hanging.includes(request.url ?? '') ? faults.hang : sendJson('well'))(request, response),
    );
  });
  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  it('are together 20 sockets and 100 places to wait', () => {
    open();
    const lanes = Object.values(laneLimits);
    expect(lanes.reduce((sum, { sockets }) => sum + sockets, 0)).toBe(20);
    expect(lanes.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(100);
  });

  it.each([
    ['payment', 'catalogue'],
    ['catalogue', 'payment'],
    ['account', 'order'],
    ['catalogue', 'invoice'],
    ['invoice', 'account'],
    ['order', 'catalogue'],
  ] as const)('let no hanging calls of %s hold up %s', async (hung, well) => {
    open();
    hang(calls[hung]);
    const flood = sendTimes(FLOOD, calls[hung]);
    while (provider.unfinished() < laneLimits[hung].sockets) await pause(10);

    expect((await client.send(calls[well])).ok).toBe(true);
    expect(requestsFor(calls[hung])).toBe(laneLimits[hung].sockets);
    await client.close();
    await Promise.allSettled(flood);
  });

  it.each(['catalogue', 'order'] as const)(
    'refuse at once what of %s finds no place to wait',
    async (group) => {
      const { sockets, waiting } = laneLimits[group];
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

  it('give up at the deadline whoever is still waiting', async () => {
    const { sockets, waiting } = laneLimits.catalogue;
    open('menu');
    hang(calls.catalogue);
    const startedAt = performance.now();
    const outcomes = await Promise.all(sendTimes(sockets + waiting, calls.catalogue));

    expect(outcomes).toEqual(outcomes.map(() => ({ ok: false, failure: { kind: 'timeout' } })));
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS * MARGIN);
  });

  it('leave the breaker alone when a call got its socket too late to be answered', async () => {
    const { sockets } = laneLimits.payment;
    open('paymentAuthorization');
    hang(calls.payment);
    // Fewer than open a breaker; the others never have a socket for half of their deadline.
    expect(sockets).toBeLessThan(5);
    await Promise.all(sendTimes(sockets * 3, calls.payment));
    hang();

    expect((await client.send(calls.payment)).ok).toBe(true);
  });
});
