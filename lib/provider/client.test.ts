import { pbkdf2 } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  cutOff,
  sendFault,
  sendJson,
  sendStatus,
  startRecordingServer,
} from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { watchedLog } from '@/e2e/support/unit/watched-log';
import { enterRequestContext, getProcessEvents } from '@/lib/process-events';
import type { CallEnd, CallInProgress, OversizedAnswer } from '@/lib/process-events';
import { providerPaths } from './contract/paths.ts';
import { callDeadlinesMs, callLimits } from './call-limits.ts';
import { createProviderClient, retryOnce } from './client.ts';
import type { ProviderCall, ProviderClient } from './client.ts';
import { brokenCall, FailedCall } from './contract/provider-failure.ts';
import type { FailureStage } from './contract/provider-failure.ts';

const derive = promisify(pbkdf2);
const MEBIBYTE = 1_048_576;
/** Longer than a test may take, so that no call ends at its deadline because the machine is slow. */
const LONG_MS = 60_000;
/** The pause between two bytes of the fault 'drip'. */
const DRIP_MS = 100;
const MENU: ProviderCall = { name: 'menu', path: providerPaths.menu('la-mama') };
const RESET: ProviderCall = {
  name: 'resetPassword',
  path: providerPaths.resetPassword(),
  payload: { token: 't', newPassword: 'p' },
};
const AUTHORIZED: ProviderCall = {
  name: 'orderAuthorized',
  path: providerPaths.orderAuthorized('77'),
};

let provider: RecordingServer;
let client: ProviderClient;
let logged: readonly string[];
let answer: RequestListener;

/** `menuMs`: the deadline of a call for a menu. */
const open = (menuMs: number): void => {
  const watched = watchedLog();
  logged = watched.lines;
  const deadlinesMs = { ...callDeadlinesMs, menu: menuMs };
  client = createProviderClient({ origin: provider.origin, log: watched.log, deadlinesMs });
};

beforeEach(async () => {
  answer = sendJson({});
  provider = await startRecordingServer((request, response) => answer(request, response));
  open(LONG_MS);
});
afterEach(async () => {
  jest.useRealTimers();
  await client.close();
  await provider.close();
});

describe('the provider client with a faulty provider', () => {
  const broken = (reason: string, status?: number): object => ({ kind: 'broken', status, reason });
  const malformed: RequestListener = (request) => void request.socket.end('NONSENSE\r\n\r\n');

  it.each<[string, RequestListener, unknown, number]>([
    ['500', sendFault('500'), broken('status', 500), 1],
    ['502', sendFault('502'), broken('status', 502), 2],
    ['503', sendFault('503'), broken('status', 503), 2],
    ['504', sendStatus(504), broken('status', 504), 2],
    ['429', sendFault('429'), expect.objectContaining({ kind: 'broken', status: 429 }), 1],
    ['404', sendStatus(404), { kind: 'refused', status: 404, message: 'No' }, 1],
    ['reset', sendFault('reset'), broken('cut off'), 2],
    ['reset after headers', cutOff, broken('cut off'), 2],
    ['wrong type', sendFault('wrong-type'), broken('content type', 200), 1],
    ['bad JSON', sendFault('bad-json'), broken('JSON', 200), 1],
    ['malformed HTTP', malformed, expect.objectContaining({ kind: 'broken' }), 1],
    ['50 MB', sendFault('huge'), broken('too large', 200), 1],
    ['gzip bomb', sendFault('gzip-bomb'), broken('too large', 200), 1],
    ['redirect', sendFault('redirect'), broken('status', 302), 1],
  ])(
    'fails before its deadline after the fault "%s", and holds no socket',
    async (_, fault, failure, count) => {
      answer = fault;

      expect(await client.send(MENU)).toEqual({ ok: false, failure });
      expect(provider.requests).toHaveLength(count);
      // If a response stayed unfinished, this loop would make the test time out.
      while (provider.unfinished() > 0) await pause(10);
    },
  );

  it.each([
    ['hang before headers', sendFault('hang-before-headers')],
    ['hang after headers', sendFault('hang-after-headers')],
    ['one byte per 100 ms', sendFault('drip')],
  ])('fails at its deadline after the fault "%s", and holds no socket', async (_, fault) => {
    // The deadline passes on this clock, which starts to move when the provider has the request.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    answer = fault;
    const sent = client.send(MENU);
    while (provider.requests.length === 0) await pause(1);
    for (let passedMs = 0; passedMs < LONG_MS; passedMs += DRIP_MS) {
      jest.advanceTimersByTime(DRIP_MS);
      await nextTurn();
    }

    expect(await sent).toEqual({ ok: false, failure: { kind: 'timeout' } });
    expect(provider.requests).toHaveLength(1);
    while (provider.unfinished() > 0) await pause(10);
  });

  it('stops reading an answer of 50 MB before the provider has sent 16 MB', async () => {
    answer = sendFault('huge');
    await client.send(MENU);
    while (provider.sentBytes() === 0) await pause(10);

    expect(provider.sentBytes()).toBeLessThan(16 * MEBIBYTE);
  });

  it('ends a call at its deadline while the answer waits to be decompressed', async () => {
    open(20);
    answer = (_, response) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      response.writeHead(200, headers).end(gzipSync('{}'));
    };
    // Occupies the four threads of libuv's pool, in which Node also decompresses.
    const busy = Array.from({ length: 4 }, () => derive('x', 'salt', 80_000, 64, 'sha512'));

    expect(await client.send(MENU)).toEqual({ ok: false, failure: { kind: 'timeout' } });
    await Promise.all(busy);
  });

  it("fails as 'unreachable' when no server listens, also for a PUT", async () => {
    await provider.close();
    const unreachable = { ok: false, failure: { kind: 'unreachable' } };

    expect(await client.send(MENU)).toEqual(unreachable);
    expect(await client.send(AUTHORIZED)).toEqual(unreachable);
  });

  it.each([
    ['a reset connection', sendFault('reset')],
    ['a 503', sendStatus(503)],
  ])('after %s repeats neither a POST nor a PUT of which a byte was sent', async (_, fault) => {
    answer = fault;

    expect((await client.send(RESET)).ok).toBe(false);
    expect((await client.send(AUTHORIZED)).ok).toBe(false);
    expect(provider.requests.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });
});

describe('a call whose first try fails', () => {
  const never = new AbortController().signal;
  let tries: number;
  const failOnce = (error: unknown) => async (): Promise<string> => {
    tries += 1;
    if (tries === 1) throw error;
    return 'answered';
  };
  beforeEach(() => {
    tries = 0;
  });

  it.each<['GET' | 'PUT' | 'POST', FailureStage, boolean]>([
    ['GET', 'unsent', true],
    ['GET', 'waiting', false],
    ['PUT', 'unsent', true],
    ['POST', 'unsent', false],
  ])('with the method %s and the stage %s is repeated: %s', async (method, stage, isRepeated) => {
    const error = brokenCall('x', undefined, stage);
    const result = retryOnce(method, never, failOnce(error));

    if (isRepeated) expect(await result).toBe('answered');
    else await expect(result).rejects.toBe(error);
    expect(tries).toBe(isRepeated ? 2 : 1);
  });

  it('is not repeated after a TypeError, which is a bug of our own, or after its deadline', async () => {
    const bug = new TypeError('x');
    await expect(retryOnce('GET', never, failOnce(bug))).rejects.toBe(bug);
    tries = 0;
    const unsent = new FailedCall({ kind: 'unreachable' }, 'unsent');
    await expect(retryOnce('GET', AbortSignal.abort(), failOnce(unsent))).rejects.toThrow();
    expect(tries).toBe(1);
  });

  it('is repeated after a pause that is a random part of 200 ms, and not a third time', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.25);
    const order: string[] = [];
    const fail = async (): Promise<never> => {
      tries += 1;
      throw brokenCall('x', undefined, 'temporary');
    };
    // Timers end in the order of their times, also on a busy machine.
    await Promise.all([
      retryOnce('GET', never, fail).catch(() => order.push(`${tries} tries`)),
      pause(40).then(() => order.push('40 ms')),
      pause(150).then(() => order.push('150 ms')),
    ]);
    expect(order).toEqual(['40 ms', '2 tries', '150 ms']);
  });
});

it('a call has a new correlation id, or that of the request during which it is made', async () => {
  const answerRequest = async (): Promise<void> => {
    enterRequestContext({ route: '/x', correlationId: 'r-1' });
    await client.send(MENU);
  };
  // The context applies only inside this callback. So the later calls are outside the request.
  await Promise.resolve().then(answerRequest);
  await client.send(MENU);
  await client.send(MENU);

  const [given, first, second] = provider.requests.map(
    ({ headers }) => headers['x-correlation-id'],
  );
  expect(given).toBe('r-1');
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(first).not.toBe(second);
});

describe('a call, as the provider client reports it', () => {
  // The line has neither the address nor the message, which may contain personal data.
  it.each([
    [200, { level: 'debug', msg: 'Provider answered' }],
    [404, { level: 'info', kind: 'refused', status: 404 }],
    [429, { level: 'warn', kind: 'broken', status: 429, reason: 'status' }],
    [500, { level: 'warn', kind: 'broken', status: 500, reason: 'status' }],
  ])('is one line of the log when the answer is a %i', async (status, line) => {
    if (status !== 200) answer = sendStatus(status);
    await client.send({ ...MENU, correlationId: 'c-1' });

    expect(logged.map((entry) => JSON.parse(entry))).toEqual([
      {
        msg: 'Provider call failed',
        time: expect.any(String),
        call: 'menu',
        correlationId: 'c-1',
        durationMs: expect.any(Number),
        ...line,
      },
    ]);
  });

  it('is an event of its own when the answer is too large', async () => {
    const calls: string[] = [];
    const note = ({ call }: OversizedAnswer): void => void calls.push(call);
    getProcessEvents().on('answerTooLarge', note);
    await client.send(MENU);
    answer = sendJson('x'.repeat(callLimits.menu.maxBodyBytes));
    await client.send(MENU);
    getProcessEvents().off('answerTooLarge', note);

    expect(calls).toEqual(['menu']);
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({ level: 'warn', reason: 'too large' });
  });

  it('is an event at its start, which may add headers, and at its end', async () => {
    const ends: unknown[] = [];
    const addHeader = ({ headers }: CallInProgress): unknown => (headers.traceparent = 'trace');
    const noteEnd = ({ call, group }: CallInProgress, { outcome, seconds }: CallEnd): unknown =>
      ends.push([call, group, outcome, seconds > 0 && seconds < 60]);
    getProcessEvents().on('callStarted', addHeader).on('callEnded', noteEnd);
    await client.send(MENU);
    answer = sendStatus(404);
    await client.send(MENU);
    getProcessEvents().off('callStarted', addHeader).off('callEnded', noteEnd);

    expect(ends).toEqual(['answered', 'refused'].map((outcome) => ['menu', 'menu', outcome, true]));
    expect(provider.requests[0]?.headers.traceparent).toBe('trace');
  });

  it('is not logged when a bug of ours makes it fail, and rejects with the error', async () => {
    await expect(client.send({ ...MENU, headers: { token: 'a\nb' } })).rejects.toThrow('header');
    expect(logged).toEqual([]);
  });

  it('leaves no timer that would keep a process from ending', async () => {
    const countTimers = (): number =>
      process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = countTimers();
    await client.send(MENU);

    expect(countTimers()).toBeLessThanOrEqual(before);
  });
});

it("a call without an address of the provider, as in a build, is 'unreachable'", async () => {
  const withoutAddress = createProviderClient({ origin: undefined, log: watchedLog().log });

  expect(await withoutAddress.send(MENU)).toMatchObject({ failure: { kind: 'unreachable' } });
  expect(withoutAddress.getGroupStates()).toEqual([]);
  await withoutAddress.close();
});
