import { setTimeout as pause } from 'node:timers/promises';
import type { RequestListener } from 'node:http';
import {
  cutOff,
  sendFault,
  sendStatus,
  startRecordingServer,
} from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { silentLog } from '@/e2e/support/unit/watched-log';
import { providerPaths } from '../contract/paths.ts';
import { callDeadlinesMs } from './call-deadlines.ts';
import { createProviderClient } from './client.ts';
import type { ProviderClient } from './client.ts';
import type { ProviderCall } from './provider-call.ts';

const DEADLINE_MS = 1_000;
const MARGIN = 2;
const MENU: ProviderCall = { name: 'menu', path: providerPaths.menu('la-mama') };
const CUT_OFF = { kind: 'broken', status: undefined, reason: 'cut off' };

/** The sandbox has no fault that sends malformed HTTP. */
const malformedHttp: RequestListener = (request) => void request.socket.end('NONSENSE\r\n\r\n');
/** The sandbox has no fault that sends a body in another encoding than the header says. */
const sendEncoded =
  (encoding: string, body: string): RequestListener =>
  (_, response) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    response.writeHead(200, headers).end(body);
  };

describe('the provider client with a faulty provider', () => {
  let provider: RecordingServer;
  let client: ProviderClient;

  const given = async (answer: RequestListener): Promise<void> => {
    provider = await startRecordingServer(answer);
    const deadlinesMs = { ...callDeadlinesMs, menu: DEADLINE_MS };
    client = createProviderClient({ origin: provider.origin, log: silentLog, deadlinesMs });
  };

  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  describe.each([
    ['500', sendFault('500'), { kind: 'broken', status: 500, reason: 'status' }, 1],
    ['502', sendFault('502'), { kind: 'broken', status: 502, reason: 'status' }, 2],
    ['503', sendFault('503'), { kind: 'broken', status: 503, reason: 'status' }, 2],
    ['504', sendStatus(504), { kind: 'broken', status: 504, reason: 'status' }, 2],
    ['429', sendFault('429'), expect.objectContaining({ kind: 'broken', status: 429 }), 1],
    ['404', sendStatus(404), { kind: 'refused', status: 404, message: 'No' }, 1],
    ['a hang before headers', sendFault('hang-before-headers'), { kind: 'timeout' }, 1],
    ['a hang after headers', sendFault('hang-after-headers'), { kind: 'timeout' }, 1],
    ['one byte per 100 ms', sendFault('drip'), { kind: 'timeout' }, 1],
    ['a reset', sendFault('reset'), CUT_OFF, 2],
    ['a reset after headers', cutOff, CUT_OFF, 2],
    [
      'a wrong type',
      sendFault('wrong-type'),
      { kind: 'broken', status: 200, reason: 'content type' },
      1,
    ],
    ['bad JSON', sendFault('bad-json'), { kind: 'broken', status: 200, reason: 'JSON' }, 1],
    ['malformed HTTP', malformedHttp, expect.objectContaining({ kind: 'broken' }), 1],
    ['50 MB', sendFault('huge'), { kind: 'broken', status: 200, reason: 'too large' }, 1],
    [
      'a gzip bomb',
      sendFault('gzip-bomb'),
      { kind: 'broken', status: 200, reason: 'too large' },
      1,
    ],
    [
      'a body that is not gzip',
      sendEncoded('gzip', 'no gzip'),
      expect.objectContaining({ kind: 'broken' }),
      1,
    ],
    [
      'an encoding not asked for',
      sendEncoded('zstd', '{}'),
      { kind: 'broken', status: 200, reason: 'content encoding' },
      1,
    ],
    ['a redirect', sendFault('redirect'), { kind: 'broken', status: 302, reason: 'status' }, 1],
  ])('with the fault %s', (_, fault, failure, calls) => {
    it(`fails in time, after ${calls} request(s), and holds no socket`, async () => {
      await given(fault);
      const startedAt = performance.now();
      const outcome = await client.send(MENU);

      expect(outcome).toEqual({ ok: false, failure });
      expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS * MARGIN);
      expect(provider.requests).toHaveLength(calls);
      // If a response stayed unfinished, this loop would make the test time out.
      while (provider.unfinished() > 0) await pause(10);
    });
  });

  it.each([429, 503])('keeps the Retry-After of a %i', async (status) => {
    await given((_, response) => void response.writeHead(status, { 'retry-after': '12' }).end());
    const outcome = await client.send(MENU);
    expect(outcome).toMatchObject({ failure: { kind: 'broken', status, retryAfterSeconds: 12 } });
  });

  it('stops reading an answer of 50 MB before the provider has sent 16 MB', async () => {
    await given(sendFault('huge'));
    await client.send(MENU);
    await pause(50);

    expect(provider.sentBytes()).toBeGreaterThan(0);
    expect(provider.sentBytes()).toBeLessThan(16 * 1_048_576);
  });
});
