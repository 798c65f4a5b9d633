import { setTimeout as pause } from 'node:timers/promises';
import type { RequestListener } from 'node:http';
import { providerPaths } from '../contract/paths.ts';
import { faults, silentLog, startProvider } from '../testing/faulty-provider.ts';
import type { FaultyProvider } from '../testing/faulty-provider.ts';
import { callTimeoutsMs } from './call-timeouts.ts';
import { createProviderClient } from './client.ts';
import type { ProviderCall, ProviderClient } from './client.ts';

const DEADLINE_MS = 1_000;
const MARGIN = 2;
const MENU: ProviderCall = { name: 'menu', path: providerPaths.menu('la-mama') };
const CUT_OFF = { kind: 'broken', status: undefined, reason: 'cut off' };

describe('the provider client with a faulty provider', () => {
  let provider: FaultyProvider;
  let client: ProviderClient;

  const given = async (answer: RequestListener): Promise<void> => {
    provider = await startProvider(answer);
    const timeoutsMs = { ...callTimeoutsMs, menu: DEADLINE_MS };
    client = createProviderClient({ origin: provider.origin, log: silentLog, timeoutsMs });
  };

  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  describe.each([
    ['500', faults.status(500), { kind: 'broken', status: 500, reason: 'status' }, 1],
    ['502', faults.status(502), { kind: 'broken', status: 502, reason: 'status' }, 2],
    ['503', faults.status(503), { kind: 'broken', status: 503, reason: 'status' }, 2],
    ['504', faults.status(504), { kind: 'broken', status: 504, reason: 'status' }, 2],
    ['429', faults.status(429), { kind: 'refused', status: 429, message: 'No' }, 1],
    ['404', faults.status(404), { kind: 'refused', status: 404, message: 'No' }, 1],
    ['a hang before headers', faults.hang, { kind: 'timeout' }, 1],
    ['a hang after headers', faults.hangAfterHeaders, { kind: 'timeout' }, 1],
    ['one byte per 100 ms', faults.drip, { kind: 'timeout' }, 1],
    ['a reset', faults.reset, CUT_OFF, 2],
    ['a reset after headers', faults.resetAfterHeaders, CUT_OFF, 2],
    ['a wrong type', faults.wrongType, { kind: 'broken', status: 200, reason: 'content type' }, 1],
    ['bad JSON', faults.badJson, { kind: 'broken', status: 200, reason: 'JSON' }, 1],
    ['malformed HTTP', faults.malformedHttp, expect.objectContaining({ kind: 'broken' }), 1],
    ['50 MB', faults.huge, { kind: 'broken', status: 200, reason: 'too large' }, 1],
    [
      'a gzip bomb',
      faults.gzipBomb,
      { kind: 'broken', status: 200, reason: 'content encoding' },
      1,
    ],
    ['gzip that is none', faults.damagedGzip, expect.objectContaining({ kind: 'broken' }), 1],
    ['an encoding not asked for', faults.unknownEncoding, expect.anything(), 1],
    ['a redirect', faults.redirect, { kind: 'broken', status: 302, reason: 'status' }, 1],
  ])('with the fault %s', (_, fault, failure, calls) => {
    it(`fails in time, after ${calls} call(s), and holds no socket`, async () => {
      await given(fault);
      const startedAt = performance.now();
      const outcome = await client.send(MENU);

      expect(outcome).toEqual({ ok: false, failure });
      expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS * MARGIN);
      expect(provider.requests).toHaveLength(calls);
      // A socket that stays open ends the test by its time limit.
      while (provider.unfinished() > 0) await pause(10);
    });
  });

  it.each([
    [429, 'refused'],
    [503, 'broken'],
  ])('keeps the Retry-After of a %i', async (status, kind) => {
    await given((_, response) => void response.writeHead(status, { 'retry-after': '12' }).end());
    const outcome = await client.send(MENU);
    expect(outcome).toMatchObject({ failure: { kind, status, retryAfterSeconds: 12 } });
  });

  it('stops reading soon after 1 MB of 50', async () => {
    await given(faults.huge);
    await client.send(MENU);
    await pause(50);

    expect(provider.sentBytes()).toBeLessThan(8 * 1_048_576);
  });
});
