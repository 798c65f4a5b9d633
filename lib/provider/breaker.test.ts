import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import { silentLog, watchedLog } from '@/e2e/support/unit/watched-log';
import { providerPaths } from './contract/paths.ts';
import {
  countsForBreaker,
  createBreakers,
  createProviderClient,
  FAILURES_TO_OPEN,
  isBreakerClosed,
  PROBE_AFTER_MS,
  runGuarded,
} from './client.ts';
import type { ProviderCall } from './client.ts';
import {
  brokenCall,
  FailedCall,
  isFailureWhileWaiting,
  timedOutCall,
  toFailedCall,
} from './contract/provider-failure.ts';

const timeout = new FailedCall({ kind: 'timeout' });
const waiting = new FailedCall({ kind: 'timeout' }, 'waiting');

/** Moves `performance.now` forward. */
let passTime: (ms: number) => void;
beforeEach(() => {
  let passedMs = 0;
  const read = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => read() + passedMs);
  passTime = (ms) => (passedMs += ms);
});

describe('the breaker of a group of calls', () => {
  let breaker: ReturnType<typeof createBreakers>['menu'];

  /** Runs a call that fails with `error`, if given. 'stopped': the breaker did not let it run. */
  const run = async (error?: FailedCall): Promise<'answered' | 'failed' | 'stopped'> => {
    let isRun = false;
    const work = async (): Promise<void> => {
      isRun = true;
      if (error) throw error;
    };
    try {
      await runGuarded(breaker, work);
      return 'answered';
    } catch (thrown) {
      if (isRun) return 'failed';
      const unreachable = { failure: { kind: 'unreachable' }, stage: 'final' };
      expect(toFailedCall(thrown)).toMatchObject(unreachable);
      return 'stopped';
    }
  };
  const failTimes = async (count: number, error = timeout): Promise<void> => {
    for (let index = 0; index < count; index += 1) expect(await run(error)).toBe('failed');
  };

  beforeEach(() => {
    breaker = createBreakers(silentLog).menu;
  });

  it('opens after five failures in a row, and then fails calls at once', async () => {
    await failTimes(FAILURES_TO_OPEN - 1);
    await run();
    await failTimes(FAILURES_TO_OPEN - 1);
    expect(isBreakerClosed(breaker)).toBe(true);
    await failTimes(1);
    expect(isBreakerClosed(breaker)).toBe(false);
    expect(await run()).toBe('stopped');
  });

  it.each([0, -3, 3])(
    'lets a probe run after 5 s, also when the clock was moved by %d hours, and closes when the probe is answered',
    async (hours) => {
      await failTimes(FAILURES_TO_OPEN);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * 3_600_000);
      passTime(PROBE_AFTER_MS - 1_000);
      expect(await run()).toBe('stopped');

      passTime(1_000);
      expect(await run()).toBe('answered');
      expect(isBreakerClosed(breaker)).toBe(true);
      expect(await run()).toBe('answered');
    },
  );

  it('fails other calls at once during the probe, and opens again when the probe fails', async () => {
    await failTimes(FAILURES_TO_OPEN);
    passTime(PROBE_AFTER_MS);
    const answer = Promise.withResolvers<string>();
    const probe = runGuarded(breaker, () => answer.promise);
    expect(await run()).toBe('stopped');
    expect(isBreakerClosed(breaker)).toBe(false);

    answer.reject(timeout);
    await expect(probe).rejects.toBe(timeout);
    expect(await run()).toBe('stopped');
  });

  it('does not open after calls that got no socket, and is not closed by one that was the probe', async () => {
    await failTimes(4 * FAILURES_TO_OPEN, waiting);
    await failTimes(FAILURES_TO_OPEN);
    passTime(PROBE_AFTER_MS);
    await failTimes(1, waiting);

    expect(await run()).toBe('stopped');
    passTime(PROBE_AFTER_MS);
    expect(await run()).toBe('answered');
  });

  it.each(['menu', 'list', 'invoice', 'account', 'payment'] as const)(
    'logs when it opens and closes, with the group %s',
    async (group) => {
      const { log, lines } = watchedLog();
      breaker = createBreakers(log)[group];
      await failTimes(FAILURES_TO_OPEN);
      passTime(PROBE_AFTER_MS);
      await run();

      expect(lines.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ level: 'error', group, msg: 'Provider breaker opened' }),
        expect.objectContaining({ level: 'info', group, msg: 'Provider breaker closed' }),
      ]);
    },
  );

  it('stops its own group only, and never the confirmation of a paid order', async () => {
    const form: ProviderCall = {
      name: 'paymentAuthorization',
      path: providerPaths.paymentAuthorization('u1'),
    };
    const order: ProviderCall = {
      name: 'orderAuthorized',
      path: providerPaths.orderAuthorized('77'),
    };
    let answer = sendStatus(500);
    const provider = await startRecordingServer((...exchange) => answer(...exchange));
    const client = createProviderClient({ origin: provider.origin, log: silentLog });
    for (let index = 0; index < 2 * FAILURES_TO_OPEN; index += 1) {
      for (const call of [form, order]) await client.send(call);
    }
    answer = sendJson({});
    const failure = { kind: 'unreachable' };
    expect(await client.send(form)).toEqual({ ok: false, failure });
    expect(await client.send(order)).toEqual({ ok: true, value: {} });
    expect(provider.requests).toHaveLength(3 * FAILURES_TO_OPEN + 1);
    await client.close();
    await provider.close();
  });
});

describe('the failed call for a thrown error', () => {
  const withCode = (code: unknown): Error => Object.assign(new Error('x'), { code });

  it.each([
    ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
    'UND_ERR_CONNECT_TIMEOUT',
  ])('with the code %s is unreachable, and nothing was sent', (code) => {
    const failure = { kind: 'unreachable' };
    expect(toFailedCall(withCode(code))).toMatchObject({ failure, stage: 'unsent' });
  });

  it.each([
    ['ECONNRESET', 'cut off', 'temporary'],
    ['EPIPE', 'cut off', 'temporary'],
    ['UND_ERR_SOCKET', 'cut off', 'temporary'],
    ['X_ERR_INVALID_X', 'X_ERR_INVALID_X', 'final'],
  ])("with the code %s is broken (%s) in the stage '%s'", (code, reason, stage) => {
    const failure = { kind: 'broken', status: undefined, reason };
    expect(toFailedCall(withCode(code))).toMatchObject({ failure, stage });
  });

  it("has the error's name as its reason when a parser error has no code", () => {
    const error = Object.assign(new Error('x'), { name: 'HTTPParserError' });
    expect(toFailedCall(error)?.failure).toMatchObject({ reason: 'HTTPParserError' });
  });

  it('is the error itself when the error is a failed call', () => {
    const call = brokenCall('JSON', 200);
    expect(toFailedCall(call)).toBe(call);
    expect(call.message).toBe('Provider call failed: broken');
  });

  it.each([
    ['an error of ours', new TypeError('x')],
    ['an error of ours with a code', withCode('ERR_INVALID_ARG_TYPE')],
    ["undici's error about our arguments", withCode('UND_ERR_INVALID_ARG')],
    ['a code that is no text', withCode(5)],
    ['a text', 'ECONNRESET'],
    ['null', null],
  ])('does not exist for %s, which is our bug and does not count for the breaker', (_, error) => {
    expect(toFailedCall(error)).toBeUndefined();
    expect(countsForBreaker(error)).toBe(false);
    expect(isFailureWhileWaiting(error)).toBe(false);
  });
});

describe('a failed call', () => {
  it.each<[FailedCall, boolean]>([
    [timeout, true],
    [waiting, false],
    [new FailedCall({ kind: 'unreachable' }), true],
    [new FailedCall({ kind: 'unexpected-shape', reason: 'categories' }), true],
    [brokenCall('status', 399), true],
    [brokenCall('status', 400), false],
    [brokenCall('status', 404), false],
    [brokenCall('status', 429), true],
    [brokenCall('status', 499), false],
    [brokenCall('status', 500), true],
  ])('%j counts for the breaker: %s', (call, counts) => {
    expect(countsForBreaker(call)).toBe(counts);
  });

  it.each([
    ['without a socket', -Infinity, true],
    ['that has had its socket for less than half of its time', 1_249, true],
    ['that has had its socket for half of its time', 1_250, false],
  ])('%s at its deadline, after %d ms, counts as waiting: %s', (_, socketMs, isOnlyWaiting) => {
    const call = timedOutCall(socketMs, 2_500);
    expect(call.failure).toEqual({ kind: 'timeout' });
    expect(isFailureWhileWaiting(call)).toBe(isOnlyWaiting);
  });
});
