import { watchedLog } from '@/e2e/support/unit/watched-log';
import type { ProviderFailure } from '@/lib/provider/contract/provider-failure';
import { CLIENT_HEADER } from '@/lib/request/client-address';
import { failed, success } from '@/lib/result';
import type { Result } from '@/lib/result';
import type { ApiBodies } from '../api-contract.ts';
import { createApiRoute } from './api-route.ts';
import { REQUESTS_PER_MINUTE } from './rate-limits.ts';
import { bodyLimits } from '@/lib/request/body-limits';

const JSON_TYPE = 'application/json';
const ADDRESS = 'https://site.example/api/account/activate';
const BODY = '{"token":"t"}';

type Sent = {
  readonly method?: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
};

describe('a route of our own', () => {
  const asked: ApiBodies['activateAccount'][] = [];
  const { lines, log } = watchedLog();
  const accept = async (body: ApiBodies['activateAccount']): Promise<Result<null, never>> => {
    asked.push(body);
    return success(null);
  };
  const { POST, ...others } = createApiRoute('activateAccount', accept, () => log);
  let clients = 0;
  const requestOf = ({ method = 'POST', body = BODY, headers = {} }: Sent): Request => {
    clients += 1;
    return new Request(ADDRESS, {
      method,
      ...(method !== 'GET' && method !== 'HEAD' && { body, duplex: 'half' }),
      headers: { 'content-type': JSON_TYPE, [CLIENT_HEADER]: `${clients}`, ...headers },
    });
  };
  const send = (sent: Sent): Promise<Response> => POST(requestOf(sent));
  beforeEach(() => asked.splice(0));

  it("calls the provider and answers 'done'", async () => {
    const response = await send({});

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ outcome: 'done', value: null });
    expect(asked).toEqual([{ token: 't' }]);
  });

  it.each([
    ['no JSON', 400, { body: 'x' }],
    ['bytes that are no text', 400, { body: new Uint8Array([0x22, 0xff, 0x22]) }],
    ['an empty body', 400, { body: '' }],
    ['a token with a slash', 400, { body: '{"token":"a/b"}' }],
    ['a token that is no text', 400, { body: '{"token":1}' }],
    ['no token', 400, { body: '{}' }],
    ['an unknown field', 400, { body: '{"token":"t","isAdmin":true}' }],
    ['a form', 415, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['text', 415, { headers: { 'content-type': 'text/plain; x=application/json' } }],
    [
      'a `content-length` over the limit',
      413,
      { headers: { 'content-length': `${bodyLimits.apiCall + 1}` } },
    ],
    ['more bytes than allowed', 413, { body: `{"token":"${'t'.repeat(bodyLimits.apiCall)}"}` }],
    ['a request from another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    [
      'text from a page that hides its origin',
      403,
      { headers: { origin: 'null', 'content-type': 'text/plain' } },
    ],
    ['a request from another origin', 403, { headers: { origin: 'https://evil.example' } }],
  ] satisfies [string, number, Sent][])('refuses %s with %i', async (_name, status, sent) => {
    const response = await send(sent);

    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ outcome: 'rejected' });
    expect(asked).toEqual([]);
  });

  it('accepts a password of any length that fits into the body', async () => {
    const passwords: string[] = [];
    const reset = createApiRoute('resetPassword', async ({ newPassword }) => {
      passwords.push(newPassword);
      return success(null);
    });
    const long = 'ț'.repeat(2_000);
    const body = JSON.stringify({ token: 't', newPassword: long });
    expect((await reset.POST(requestOf({ body }))).status).toBe(200);
    expect(passwords).toEqual([long]);
  });

  it('refuses too many bytes without a `content-length`', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_024)),
    });
    expect((await send({ body: endless })).status).toBe(413);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'refuses %s and names the allowed method',
    async (method) => {
      const response = await others[method](requestOf({ method }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect(asked).toEqual([]);
    },
  );

  it('limits each client address separately, and logs the refusal', async () => {
    const headers = { [CLIENT_HEADER]: 'flood' };
    const limit = REQUESTS_PER_MINUTE.activateAccount;
    // The route counts a request before it reads the body, so a request with a wrong body counts.
    for (let sent = 0; sent < limit; sent += 1) await send({ headers, body: '{}' });

    const response = await send({ headers });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({
      outcome: 'limited',
      retryAfterSeconds: Number(response.headers.get('retry-after')),
    });
    expect(asked).toEqual([]);
    expect((await send({})).status).toBe(200);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { route: '/api/account/activate' },
    ]);
  });

  it('accepts JSON from a page that hides its origin', async () => {
    expect((await send({ headers: { origin: 'null' } })).status).toBe(200);
  });

  it('does not count requests from the page of another site', async () => {
    const headers = { [CLIENT_HEADER]: 'victim', 'sec-fetch-site': 'cross-site' };
    for (let sent = 0; sent <= REQUESTS_PER_MINUTE.activateAccount; sent += 1) {
      await send({ headers });
    }
    expect((await send({ headers: { [CLIENT_HEADER]: 'victim' } })).status).toBe(200);
  });
});

describe('a route whose provider fails', () => {
  const send = (failure: ProviderFailure): Promise<Response> => {
    const { POST } = createApiRoute('verifyToken', async () => failed(failure));
    const headers = { 'content-type': JSON_TYPE };
    return POST(new Request(ADDRESS, { method: 'POST', body: BODY, headers }));
  };

  it.each([
    [
      { kind: 'refused', status: 404, message: 'Link necunoscut' },
      422,
      { outcome: 'refused', message: 'Link necunoscut' },
    ],
    [{ kind: 'refused', status: 404, message: undefined }, 422, { outcome: 'refused' }],
    [{ kind: 'broken', status: 500, reason: 'status' }, 502, { outcome: 'broken' }],
    [
      { kind: 'broken', status: 500, reason: 'status', message: 'Eroare' },
      502,
      { outcome: 'broken', message: 'Eroare' },
    ],
    [{ kind: 'unexpected-shape', reason: 'x' }, 502, { outcome: 'broken' }],
  ] as const)('for %j answers %i', async (failure, status, body) => {
    const response = await send(failure);

    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBeNull();
    expect(await response.json()).toEqual(body);
  });

  it("answers 503 with the provider's wait, in a header and in the body", async () => {
    const response = await send({
      kind: 'broken',
      status: 429,
      reason: 'status',
      retryAfterSeconds: 12,
    });

    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('12');
    expect(await response.json()).toEqual({ outcome: 'unavailable', retryAfterSeconds: 12 });
  });
});
