import { getLog } from '@/lib/log';
import { CLIENT_HEADER } from '@/lib/request/client-address';
import type { Revalidation, Target } from './revalidate.ts';
import { createRevalidationRoute } from './revalidation-route.ts';
import { formatSignature, NONCE_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';

const SECRET = 'an-example-secret-of-32-characters';
const ADDRESS = 'https://site.example/api/revalidate';
const NOW = 1_782_000_000_000;
const REFUSALS_PER_MINUTE = 10;
const MAX_NONCES = 5_000;
const MAX_BYTES = 1_024;

describe('the route of signed calls', () => {
  let secrets: readonly string[];
  let result: Revalidation;
  let targets: Target[];
  let warnings: jest.SpyInstance;
  let POST: ReturnType<typeof createRevalidationRoute>['POST'];
  let nonces = 0;

  beforeEach(() => {
    secrets = [SECRET];
    result = { list: 'renewed' };
    targets = [];
    warnings = jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
    jest.spyOn(getLog(), 'info').mockImplementation(() => undefined);
    const run = async (target: Target): Promise<Revalidation> => {
      targets.push(target);
      return result;
    };
    ({ POST } = createRevalidationRoute({ getSecrets: () => secrets, run, now: () => NOW }));
  });

  type Sent = { readonly body?: string; readonly secret?: string; readonly client?: string };
  const requestOf = ({ body = '{"list":true}', secret = SECRET, client = '' }: Sent): Request => {
    nonces += 1;
    const timestamp = String(NOW / 1_000);
    const nonce = String(nonces).padStart(16, '0');
    return new Request(ADDRESS, {
      method: 'POST',
      body,
      headers: {
        [CLIENT_HEADER]: client,
        [TIMESTAMP_HEADER]: timestamp,
        [NONCE_HEADER]: nonce,
        [SIGNATURE_HEADER]: formatSignature(secret, { timestamp, nonce, body }),
      },
    });
  };
  const send = (sent: Sent = {}): Promise<Response> => POST(requestOf(sent));

  it.each<[string, Target]>([
    ['{"restaurant":"la-mama"}', { restaurant: 'la-mama' }],
    ['{"list":true}', { list: true }],
    [' { "everything" : true } ', { everything: true }],
  ])('accepts the body %s, and logs one line', async (body, target) => {
    const response = await send({ body });

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ outcome: 'done', list: 'renewed' });
    expect(targets).toEqual([target]);
    expect(jest.mocked(getLog().info).mock.calls).toEqual([
      [{ target, list: 'renewed' }, 'Revalidation'],
    ]);
  });

  it.each<Revalidation>([
    { menu: 'kept', list: 'renewed' },
    { menu: 'gone', list: 'kept' },
    { list: 'kept', menus: 'kept' },
  ])('answers 503 when the provider failed for a part: %j', async (part) => {
    result = part;
    const response = await send();

    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toEqual({
      outcome: 'unavailable',
      retryAfterSeconds: 5,
      ...part,
    });
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"restaurant":""}',
    '{"restaurant":"../x"}',
    '{"restaurant":["la-mama"]}',
    '{"list":false}',
    '{"list":true,"everything":true}',
    '{"restaurant":"la-mama","list":true}',
    '{"restaurant":"la-mama","force":true}',
  ])('refuses the signed body %j', async (body) => {
    const response = await send({ body });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ outcome: 'rejected', reason: 'body' });
    expect(targets).toEqual([]);
  });

  it('refuses a body that is too large before it checks the signature', async () => {
    expect((await send({ body: ' '.repeat(MAX_BYTES + 1), secret: 'x' })).status).toBe(413);
    expect((await send({ body: `{"list":true}`.padEnd(MAX_BYTES) })).status).toBe(200);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await POST(new Request(ADDRESS, { method }));

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('answers like an unknown address when no secret is set', async () => {
    secrets = [];
    const response = await send();

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ outcome: 'rejected' });
  });

  it('names the reason of a refusal', async () => {
    const response = await send({ secret: 'another secret of over 32 characters' });

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('HMAC-SHA256');
    expect(await response.json()).toEqual({ outcome: 'rejected', reason: 'signature' });
    expect(targets).toEqual([]);
  });

  it('refuses a repeated call', async () => {
    const request = requestOf({});
    expect((await POST(request.clone())).status).toBe(200);
    const replay = await POST(request);

    expect([replay.status, await replay.json()]).toEqual([
      401,
      { outcome: 'rejected', reason: 'nonce' },
    ]);
    expect(targets).toHaveLength(1);
  });

  it('limits the refusals of one client, but neither its signed calls nor other clients', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 2 * REFUSALS_PER_MINUTE; sent += 1) {
      statuses.push((await send({ secret: 'x', client: 'stranger' })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(REFUSALS_PER_MINUTE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(REFUSALS_PER_MINUTE);
    // The route logs each 401, but only the first 429.
    expect(warnings).toHaveBeenCalledTimes(REFUSALS_PER_MINUTE + 1);

    expect((await send({ client: 'stranger' })).status).toBe(200);
    expect((await send({ secret: 'x', client: 'another' })).status).toBe(401);
  });

  it('accepts the maximum number of calls, then refuses one and names the wait', async () => {
    for (let sent = 0; sent < MAX_NONCES; sent += 1) {
      const response = await send();
      if (response.status !== 200) throw new Error(`Refused after ${sent} calls`);
    }
    const response = await send();

    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(await response.json()).toEqual({ outcome: 'limited', retryAfterSeconds: 600 });
  });
});
