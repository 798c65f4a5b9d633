import {
  sendFault,
  sendJson,
  sendStatus,
  startRecordingServer,
} from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { silentLog, watchedLog } from '@/e2e/support/unit/watched-log';
import { providerPaths } from '../contract/paths.ts';
import { createBreakers, runGuarded } from './breaker.ts';
import { createProviderClient } from './client.ts';
import type { ProviderClient } from './client.ts';
import { FailedCall } from './failed-call.ts';
import type { ProviderCall } from './provider-call.ts';

const MENU: ProviderCall = { name: 'menu', path: providerPaths.menu('la-mama') };
const INVOICE: ProviderCall = { name: 'invoice', path: providerPaths.invoice('i1') };
const FORM: ProviderCall = {
  name: 'paymentAuthorization',
  path: providerPaths.paymentAuthorization('u1'),
};
const ORDER: ProviderCall = { name: 'orderAuthorized', path: providerPaths.orderAuthorized('77') };
const PROBE_AFTER_MS = 5_000;
/** Calls that fail at once take less, even on a busy machine. Every call's deadline is longer. */
const AT_ONCE_MS = 1_500;

/** Moves `performance.now` forward. */
let passTime: (ms: number) => void;
beforeEach(() => {
  let passedMs = 0;
  const read = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => read() + passedMs);
  passTime = (ms) => (passedMs += ms);
});

describe('the breaker of a group of calls', () => {
  let provider: RecordingServer;
  let client: ProviderClient;
  let isWorking: boolean;
  let failingAnswer = sendStatus(500);

  const sendTimes = async (count: number, call = MENU): Promise<void> => {
    for (let index = 0; index < count; index += 1) await client.send(call);
  };

  beforeEach(async () => {
    isWorking = false;
    failingAnswer = sendStatus(500);
    provider = await startRecordingServer((request, response) =>
      (isWorking ? sendJson({}) : failingAnswer)(request, response),
    );
    client = createProviderClient({ origin: provider.origin, log: silentLog });
  });

  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  it('opens after five failures in a row, and then fails calls at once', async () => {
    await sendTimes(9);
    const startedAt = performance.now();

    expect(await client.send(MENU)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(performance.now() - startedAt).toBeLessThan(AT_ONCE_MS);
    expect(provider.requests).toHaveLength(5);
  });

  it('is separate for each group: invoices are still requested when menus fail', async () => {
    await sendTimes(6);
    await client.send(INVOICE);

    expect(provider.requests.at(-1)?.url).toBe(INVOICE.path);
  });

  it('does not stop the confirmation of a paid order after failures of forms and orders', async () => {
    await sendTimes(6, FORM);
    await sendTimes(6, ORDER);
    expect(provider.requests.filter(({ url }) => url === ORDER.path)).toHaveLength(6);
    isWorking = true;

    expect((await client.send(FORM)).ok).toBe(false);
    expect(await client.send(ORDER)).toEqual({ ok: true, value: {} });
  });

  it('sends one probe after 5 s, and closes when the probe is answered', async () => {
    await sendTimes(5);
    isWorking = true;
    passTime(PROBE_AFTER_MS - 1_000);
    expect((await client.send(MENU)).ok).toBe(false);

    passTime(1_000);
    expect((await client.send(MENU)).ok).toBe(true);
    expect((await client.send(MENU)).ok).toBe(true);
    expect(provider.requests).toHaveLength(7);
  });

  it.each([-3, 3])(
    'sends its probe after 5 s when the system clock was moved by %d hours',
    async (hours) => {
      await sendTimes(5);
      isWorking = true;
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + hours * 3_600_000);
      passTime(PROBE_AFTER_MS - 1_000);
      expect((await client.send(MENU)).ok).toBe(false);

      passTime(1_000);
      expect((await client.send(MENU)).ok).toBe(true);
    },
  );

  it('opens again when the probe fails', async () => {
    await sendTimes(5);
    passTime(PROBE_AFTER_MS);
    await sendTimes(3);

    expect(provider.requests).toHaveLength(6);
  });

  it('fails other calls at once during the probe', async () => {
    await sendTimes(5);
    failingAnswer = sendFault('hang-before-headers');
    passTime(PROBE_AFTER_MS);
    const probe = client.send(MENU);
    const startedAt = performance.now();
    for (let index = 0; index < 3; index += 1) {
      expect(await client.send(MENU)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    }

    expect(performance.now() - startedAt).toBeLessThan(AT_ONCE_MS);
    expect(await probe).toEqual({ ok: false, failure: { kind: 'timeout' } });
    expect(provider.requests).toHaveLength(6);
  });

  it('is reported open from the fifth failure until the probe has succeeded', async () => {
    const getMenuBreaker = (): string | undefined =>
      client.getGroupStates().find(({ group }) => group === 'menu')?.breaker;
    await sendTimes(4);
    expect(getMenuBreaker()).toBe('closed');
    await sendTimes(1);
    expect(getMenuBreaker()).toBe('open');
    isWorking = true;
    passTime(PROBE_AFTER_MS);
    expect(getMenuBreaker()).toBe('open');
    await sendTimes(1);
    expect(getMenuBreaker()).toBe('closed');
  });

  it.each([
    ['does not open after 404s, which are answers', 404, 9],
    ['opens after five 429s, which are failures', 429, 5],
  ])('%s', async (_, status, requests) => {
    failingAnswer = sendStatus(status);
    await sendTimes(9);

    expect(provider.requests).toHaveLength(requests);
  });

  it('does not open for failures with successes between them', async () => {
    for (let round = 0; round < 3; round += 1) {
      isWorking = false;
      await sendTimes(4);
      isWorking = true;
      await sendTimes(1);
    }

    expect(provider.requests).toHaveLength(15);
  });
});

describe('the log of a breaker', () => {
  it.each(['menu', 'list', 'invoice', 'account', 'payment'] as const)(
    'names the group %s when the breaker opens and when it closes',
    async (group) => {
      const { log, lines } = watchedLog();
      const breaker = createBreakers(log)[group];
      const timeout = new FailedCall({ kind: 'timeout' });
      for (let index = 0; index < 5; index += 1) {
        await expect(runGuarded(breaker, () => Promise.reject(timeout))).rejects.toBe(timeout);
      }
      passTime(PROBE_AFTER_MS);
      await runGuarded(breaker, async () => 'answered');

      expect(lines.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ level: 'error', group, msg: 'Provider breaker opened' }),
        expect.objectContaining({ level: 'info', group, msg: 'Provider breaker closed' }),
      ]);
    },
  );
});

describe('a call that got no socket', () => {
  const waiting = new FailedCall({ kind: 'timeout' }, 'waiting');
  const timeout = new FailedCall({ kind: 'timeout' });
  const answer = async (): Promise<string> => 'answered';
  const failTimes = async (count: number, failure: FailedCall): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      await expect(runGuarded(breaker, () => Promise.reject(failure))).rejects.toBe(failure);
    }
  };
  let breaker: ReturnType<typeof createBreakers>['payment'];

  beforeEach(() => {
    breaker = createBreakers(silentLog).payment;
  });

  it('does not open the breaker', async () => {
    await failTimes(20, waiting);

    expect(await runGuarded(breaker, answer)).toBe('answered');
  });

  it('does not close the breaker when the call was the probe', async () => {
    await failTimes(5, timeout);
    passTime(PROBE_AFTER_MS);
    await failTimes(1, waiting);

    await expect(runGuarded(breaker, answer)).rejects.toThrow();
    passTime(PROBE_AFTER_MS);
    expect(await runGuarded(breaker, answer)).toBe('answered');
  });
});
