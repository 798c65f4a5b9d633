import { pbkdf2 } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  sendFault,
  sendJson,
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

const derive = promisify(pbkdf2);
const DEADLINE_MS = 1_000;
const MARGIN = 2;
const MENU: ProviderCall = { name: 'menu', path: providerPaths.menu('la-mama') };
const RESET: ProviderCall = {
  name: 'resetPassword',
  path: providerPaths.resetPassword(),
  payload: { token: 't', newPassword: 'n' },
};
const AUTHORIZED: ProviderCall = {
  name: 'orderAuthorized',
  path: providerPaths.orderAuthorized('77'),
};

describe('the provider client', () => {
  let provider: RecordingServer;
  let client: ProviderClient;

  const given = async (answer: RequestListener, hasShortDeadline = true): Promise<void> => {
    provider = await startRecordingServer(answer);
    const menu = hasShortDeadline ? DEADLINE_MS : callDeadlinesMs.menu;
    const deadlinesMs = { ...callDeadlinesMs, menu };
    client = createProviderClient({ origin: provider.origin, log: silentLog, deadlinesMs });
  };

  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  it('gives the JSON of the answer', async () => {
    await given(sendJson({ categories: [] }));

    expect(await client.send(MENU)).toEqual({ ok: true, value: { categories: [] } });
    expect(provider.requests[0]?.url).toBe('/api/v1/web/restaurant/la-mama/menu');
  });

  it.each([
    ['gzip', gzipSync('{"a":1}')],
    ['br', brotliCompressSync('{"a":1}')],
  ])('decompresses %s', async (encoding, body) => {
    await given((_, response) => {
      const type = { 'content-type': 'application/json; charset=utf-8' };
      response.writeHead(200, { ...type, 'content-encoding': encoding }).end(body);
    });

    expect(await client.send(MENU)).toEqual({ ok: true, value: { a: 1 } });
  });

  it('ends a call at its deadline in `callDeadlinesMs` when the provider hangs', async () => {
    await given(sendFault('hang-before-headers'), false);
    const startedAt = performance.now();

    expect(await client.send(MENU)).toEqual({ ok: false, failure: { kind: 'timeout' } });
    expect(performance.now() - startedAt).toBeLessThan(2_500 * MARGIN);
  });

  it('ends a call at its deadline while the answer waits to be decompressed', async () => {
    await given((_, response) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      response.writeHead(200, headers).end(gzipSync('{}'));
    });
    const deadlinesMs = { ...callDeadlinesMs, menu: 20 };
    const hurried = createProviderClient({ origin: provider.origin, log: silentLog, deadlinesMs });
    // Occupies the four threads of libuv's pool, in which Node also decompresses.
    const busy = Array.from({ length: 4 }, () => derive('x', 'salt', 80_000, 64, 'sha512'));

    expect(await hurried.send(MENU)).toEqual({ ok: false, failure: { kind: 'timeout' } });
    await Promise.all(busy);
    await hurried.close();
  });

  it('leaves no timer that would keep a process from ending', async () => {
    const countTimers = (): number =>
      process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    await given(sendJson({}));
    const before = countTimers();
    await client.send(MENU);

    expect(countTimers()).toBeLessThanOrEqual(before);
  });

  it('repeats a GET once after a temporary failure', async () => {
    let count = 0;
    await given((request, response) => {
      count += 1;
      (count % 2 === 1 ? sendStatus(503) : sendJson(count))(request, response);
    });

    expect(await client.send(MENU)).toEqual({ ok: true, value: 2 });
    expect(await client.send(MENU)).toEqual({ ok: true, value: 4 });
  });

  it.each([
    ['a reset connection', sendFault('reset')],
    ['a 503', sendStatus(503)],
  ])('after %s repeats neither a POST nor a PUT of which a byte was sent', async (_, fault) => {
    await given(fault);

    expect((await client.send(RESET)).ok).toBe(false);
    expect((await client.send(AUTHORIZED)).ok).toBe(false);
    expect(provider.requests.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  it('sends payload, headers and a correlation id, which is new unless it was given', async () => {
    let received = '';
    await given((request, response) => {
      request.on('data', (chunk) => (received += String(chunk)));
      request.on('end', () => response.writeHead(204).end());
    });
    await client.send({ ...RESET, headers: { token: 'abc' }, correlationId: 'ours' });
    await client.send(RESET);
    await client.send(RESET);
    const [first, second, third] = provider.requests.map(({ headers }) => headers);

    expect(received).toContain('{"token":"t","newPassword":"n"}');
    expect(first).toMatchObject({ token: 'abc', 'x-correlation-id': 'ours' });
    expect(second?.['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.['x-correlation-id']).not.toBe(third?.['x-correlation-id']);
  });

  it('logs a failure with its correlation id, without the address or the message', async () => {
    await given(sendStatus(400));
    const logged: unknown[] = [];
    const note = (...line: unknown[]): void => void logged.push(line);
    const log = { debug: note, info: note, warn: note, error: note };
    const watched = createProviderClient({ origin: provider.origin, log });
    await watched.send({ ...MENU, path: providerPaths.invoice('canary'), correlationId: 'c-1' });
    await watched.close();

    expect(JSON.stringify(logged)).toContain('"correlationId":"c-1"');
    expect(JSON.stringify(logged)).not.toMatch(/canary|"No"/);
  });

  it("fails as 'unreachable' when no server listens, also for a PUT", async () => {
    await given(sendFault('hang-before-headers'));
    await provider.close();

    expect(await client.send(MENU)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await client.send(AUTHORIZED)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('the provider client without an address, as in a build', () => {
  it("fails a call as 'unreachable', and reports no groups", async () => {
    const client = createProviderClient({ origin: undefined, log: silentLog });

    expect(await client.send(MENU)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(client.getGroupStates()).toEqual([]);
    await client.close();
  });
});

describe('the provider client of a process', () => {
  it('calls the provider of the settings, and is shared by all copies of the module', async () => {
    const provider = await startRecordingServer(sendJson({ categories: [] }));
    jest.replaceProperty(process, 'env', {
      ...process.env,
      PROVIDER_API_URL: provider.origin,
      LOG_LEVEL: 'silent',
    });
    const load = async (): Promise<ProviderClient> => {
      jest.resetModules();
      return (await import('./client.ts')).getProviderClient();
    };
    const client = await load();

    expect((await client.send(MENU)).ok).toBe(true);
    expect(await load()).toBe(client);
    await client.close();
    await provider.close();
    globalThis.boundedProviderClient = undefined;
  });
});
