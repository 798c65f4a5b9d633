import { watchedLog } from '@/e2e/support/unit/watched-log';
import type { ProviderFailure } from '@/lib/provider/contract/provider-failure';
import { bodyLimits } from '@/lib/request/request-body';
import { CLIENT_HEADER } from '@/lib/request/client-address';
import { failed, success } from '@/lib/result';
import type { Result } from '@/lib/result';
import { DEFAULT_RETRY_AFTER_SECONDS } from '@/lib/retry-after';
import type { ApiBodies } from './api-contract.ts';
import { createApiRoute } from './api-route.ts';
import { createOperatorRoute, respondLimited } from './json-response.ts';
import { REQUESTS_PER_MINUTE } from './rate-limits.ts';

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
      headers: { 'content-type': 'application/json', [CLIENT_HEADER]: `${clients}`, ...headers },
    });
  };
  const send = (sent: Sent): Promise<Response> => POST(requestOf(sent));
  beforeEach(() => void asked.splice(0));

  it.each<[string, Sent]>([
    ['an ordinary request', {}],
    ['a body of the largest size', { body: BODY.padEnd(bodyLimits.apiCall) }],
    ['a `content-length` at the limit', { headers: { 'content-length': `${bodyLimits.apiCall}` } }],
    ['a `content-length` that is no number', { headers: { 'content-length': 'many' } }],
  ])("calls the provider for %s, and answers 'done'", async (_, sent) => {
    const response = await send(sent);

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
    expect(await response.json()).toEqual({ outcome: 'done', value: null });
    expect(asked).toEqual([{ token: 't' }]);
  });

  it.each<[string, number, Sent]>([
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
    ['more bytes than allowed', 413, { body: BODY.padEnd(bodyLimits.apiCall + 1) }],
    ['a request from another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
  ])('refuses %s with %i', async (_name, status, sent) => {
    const response = await send(sent);

    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('allow')).toBeNull();
    expect(await response.json()).toEqual({ outcome: 'rejected' });
    expect(asked).toEqual([]);
  });

  it('refuses too many bytes without a `content-length`', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_024)),
    });
    expect((await send({ body: endless })).status).toBe(413);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'refuses %s before any other check, and names the allowed method',
    async (method) => {
      const headers = { 'content-type': 'text/plain' };
      const response = await others[method](requestOf({ method, headers }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect(asked).toEqual([]);
    },
  );

  it('accepts a password of any length that fits into the body', async () => {
    const passwords: string[] = [];
    const reset = createApiRoute('resetPassword', async ({ newPassword }) => {
      passwords.push(newPassword);
      return success(null);
    });
    const sent = ['p', 'ț'.repeat(2_000)];
    for (const newPassword of ['', ...sent]) {
      await reset.POST(requestOf({ body: JSON.stringify({ token: 't', newPassword }) }));
    }
    expect(passwords).toEqual(sent);
  });

  it('limits each client address separately, and logs the refusal', async () => {
    const headers = { [CLIENT_HEADER]: 'flood' };
    const limit = REQUESTS_PER_MINUTE.activateAccount;
    // The route counts a request before it reads the body, so a request with a wrong body counts.
    for (let sent = 0; sent < limit; sent += 1) await send({ headers, body: '{}' });

    const response = await send({ headers });
    expect(response.status).toBe(429);
    const retryAfterSeconds = Number(response.headers.get('retry-after'));
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(await response.json()).toEqual({ outcome: 'limited', retryAfterSeconds });
    expect(asked).toEqual([]);
    expect((await send({})).status).toBe(200);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { route: '/api/account/activate' },
    ]);
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
  type Body = {
    readonly outcome: string;
    readonly message?: string;
    readonly retryAfterSeconds?: number;
  };
  const broken: Body = { outcome: 'broken' };
  const unavailable = {
    outcome: 'unavailable',
    retryAfterSeconds: DEFAULT_RETRY_AFTER_SECONDS,
  };
  const withStatus = (status: number | undefined, more = {}): ProviderFailure => ({
    kind: 'broken',
    status,
    reason: 'status',
    ...more,
  });

  it.each<[ProviderFailure, number, Body]>([
    [{ kind: 'refused', status: 404, message: undefined }, 422, { outcome: 'refused' }],
    [{ kind: 'refused', status: 410, message: 'No' }, 422, { outcome: 'refused', message: 'No' }],
    [{ kind: 'unexpected-shape', reason: 'foreign action' }, 502, broken],
    [withStatus(200), 502, broken],
    [withStatus(404), 502, broken],
    [withStatus(500), 502, broken],
    [withStatus(500, { message: 'Eroare' }), 502, { ...broken, message: 'Eroare' }],
    [{ kind: 'unreachable' }, 503, unavailable],
    [{ kind: 'timeout' }, 503, unavailable],
    // No complete and valid HTTP answer has arrived.
    [withStatus(undefined), 503, unavailable],
    [withStatus(408), 503, unavailable],
    [withStatus(425), 503, unavailable],
    [withStatus(502), 503, unavailable],
    [
      withStatus(429, { message: 'Mai târziu', retryAfterSeconds: 12 }),
      503,
      { ...unavailable, message: 'Mai târziu', retryAfterSeconds: 12 },
    ],
  ])('for %j answers %i with %j', async (failure, status, body) => {
    const { POST } = createApiRoute('verifyToken', async () => failed(failure));
    const headers = { 'content-type': 'application/json' };
    const response = await POST(new Request(ADDRESS, { method: 'POST', body: BODY, headers }));

    expect(response.status).toBe(status);
    const wait = body.retryAfterSeconds;
    expect(response.headers.get('retry-after')).toBe(wait === undefined ? null : String(wait));
    expect(await response.json()).toEqual(body);
  });
});

describe('a route for machines of the operator', () => {
  const route = createOperatorRoute(async () => ({ status: 503, body: { status: 'draining' } }));

  it.each([
    ['GET', 503, null, { status: 'draining' }],
    ['HEAD', 503, null, { status: 'draining' }],
    ['POST', 405, 'GET, HEAD', { outcome: 'rejected' }],
    ['OPTIONS', 405, 'GET, HEAD', { outcome: 'rejected' }],
  ] as const)('answers %s with %i, and no cache stores the response', async (...row) => {
    const [method, status, allow, body] = row;
    const answer = await route[method](new Request(ADDRESS, { method }));
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual(body);
  });
});

describe('the response to a request over a limit', () => {
  it.each([
    [-3, 1],
    [12, 12],
    [12.001, 13],
  ])('for a wait of %d s names %i whole seconds in its body and header', async (wait, seconds) => {
    const response = respondLimited(wait);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe(String(seconds));
    expect(await response.json()).toEqual({ outcome: 'limited', retryAfterSeconds: seconds });
  });
});
