import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { watchedLog } from '@/e2e/support/unit/watched-log';
import { enterRequestContext } from '@/lib/signals/request-context';
import { getSignals } from '@/lib/signals/signals';
import type { CallEnd, CallInProgress, OversizedAnswer } from '@/lib/signals/signals';
import { providerPaths } from '../contract/paths.ts';
import { createProviderClient } from './client.ts';
import type { ProviderClient } from './client.ts';
import type { ProviderCall } from './provider-call.ts';

const MENU: ProviderCall = { name: 'menu', path: providerPaths.menu('la-mama') };
const FAILED = 'Provider call failed';

describe('a call, as the provider client reports it', () => {
  let provider: RecordingServer;
  let client: ProviderClient;
  let logged: string[];
  let status: number;
  let body: unknown;

  beforeEach(async () => {
    status = 200;
    body = {};
    provider = await startRecordingServer((request, response) =>
      (status === 200 ? sendJson(body) : sendStatus(status))(request, response),
    );
    const { log, lines } = watchedLog();
    logged = lines;
    client = createProviderClient({ origin: provider.origin, log });
  });
  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  it.each([
    [200, { level: 'debug', msg: 'Provider answered' }],
    [404, { level: 'info', msg: FAILED, kind: 'refused', status: 404 }],
    [429, { level: 'warn', msg: FAILED, kind: 'broken', status: 429, reason: 'status' }],
    [500, { level: 'warn', msg: FAILED, kind: 'broken', status: 500, reason: 'status' }],
  ])('is one line of the log when the answer is a %i', async (answered, line) => {
    status = answered;
    await client.send({ ...MENU, correlationId: 'c-1' });

    expect(logged.map((text) => JSON.parse(text))).toEqual([
      {
        time: expect.any(String),
        call: 'menu',
        correlationId: 'c-1',
        durationMs: expect.any(Number),
        ...line,
      },
    ]);
  });

  it('is a signal of its own when the answer is too large', async () => {
    const calls: string[] = [];
    const note = ({ call }: OversizedAnswer): void => void calls.push(call);
    getSignals().on('answerTooLarge', note);
    await client.send(MENU);
    body = 'x'.repeat(4_194_304);
    await client.send(MENU);
    getSignals().off('answerTooLarge', note);

    expect(calls).toEqual(['menu']);
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({ level: 'warn', reason: 'too large' });
  });

  it.each([
    [200, 'answered'],
    [404, 'refused'],
  ])('is a signal at its start and its end when the answer is a %i', async (answered, outcome) => {
    const signals: unknown[] = [];
    const noteStart = (call: CallInProgress): void => {
      signals.push({ ...call });
      call.headers.traceparent = 'trace';
    };
    let seconds = Infinity;
    const noteEnd = (call: CallInProgress, end: CallEnd): void => {
      signals.push({ ...call, outcome: end.outcome });
      ({ seconds } = end);
    };
    getSignals().on('callStarted', noteStart).on('callEnded', noteEnd);
    status = answered;
    const startedAt = performance.now();
    await client.send({ ...MENU, correlationId: 'c-1' });
    const passedSeconds = (performance.now() - startedAt) / 1_000;
    getSignals().off('callStarted', noteStart).off('callEnded', noteEnd);

    const call = { call: 'menu', group: 'menu', method: 'GET', correlationId: 'c-1' };
    const headers = { traceparent: 'trace' };
    expect(signals).toEqual([
      { ...call, headers },
      { ...call, headers, outcome },
    ]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(passedSeconds);
    expect(provider.requests[0]?.headers).toMatchObject(headers);
  });

  it('has the correlation id of the request during which it is made', async () => {
    const answerRequest = async (): Promise<void> => {
      enterRequestContext({ route: '/x', correlationId: 'r-1' });
      await client.send(MENU);
    };
    // The context applies only inside this callback. So the second call is outside the request.
    await Promise.resolve().then(answerRequest);
    await client.send(MENU);

    const ids = provider.requests.map(({ headers }) => headers['x-correlation-id']);
    expect(ids).toEqual(['r-1', expect.not.stringMatching('r-1')]);
  });

  it('is not logged when a bug of ours makes it fail, and rejects with the error', async () => {
    await expect(client.send({ ...MENU, headers: { token: 'a\nb' } })).rejects.toThrow('header');
    expect(logged).toEqual([]);
  });
});
