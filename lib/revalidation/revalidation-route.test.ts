import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fakeSharing } from '@/e2e/support/unit/fake-sharing';
import { REFUSED_CALLS_PER_MINUTE } from '@/lib/api/rate-limits';
import { getLog } from '@/lib/log';
import { CLIENT_HEADER } from '@/lib/request/client-address';
import { failed, success } from '@/lib/result';
import { CLAIM } from '@/lib/shared-store/scripts';
import { createNonceMemory, NONCE_MS, verifySignedCall } from './verify-signed-call.ts';
import type { Revalidation, Target } from './revalidate.ts';
import { createRevalidationRoute } from './revalidation-route.ts';
import { getSite } from '@/lib/site';
import {
  formatSignature,
  isSignedByOneOf,
  NONCE_HEADER,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from './signature.ts';

const SECRET = 'an-example-secret-of-32-characters';
const WRONG_SECRET = 'x'.repeat(32);
const NOW = 1_782_000_000_000;
const NONCE = 'f3b1c2d4e5a697880123456789abcdef';

describe('the signature of a call', () => {
  const parts = {
    timestamp: String(NOW / 1_000),
    nonce: NONCE,
    body: '{"restaurant":"hanul-trei-fantani"}',
  };
  /** Computed with `openssl dgst -sha256 -hmac`. */
  const signature = 'e662a47291c886d1f59e6a9f4bd6bac69edbe676997c70e1c8d3028c52c54a0f';

  it('is the HMAC-SHA256 of time stamp, nonce and body', () => {
    expect(formatSignature(SECRET, parts)).toBe(signature);
    expect(formatSignature(SECRET, { ...parts, body: Buffer.from(parts.body) })).toBe(signature);
  });

  it('is documented with this example', () => {
    const document = readFileSync('docs/revalidation.md', 'utf8');
    for (const part of [SECRET, ...Object.values(parts), signature]) {
      expect(document).toContain(`\`${part}\``);
    }
    // `e2e/specs/operation/revalidation.spec.ts` runs the PHP example only on a machine
    // with `php`, so check the example's line with the signature here.
    expect(document).toContain(`hash_hmac('sha256', "$timestamp.$nonce.$body", getenv(`);
  });

  it.each([
    ['the only secret', [SECRET], signature, true],
    ['the second of two secrets', [WRONG_SECRET, SECRET], signature, true],
    ['another secret', [WRONG_SECRET], signature, false],
    ['no secret', [], signature, false],
    ['a shorter signature', [SECRET], signature.slice(1), false],
  ])('is checked with each secret: %s', (_, secrets, sent, expected) => {
    expect(isSignedByOneOf(secrets, sent, parts)).toBe(expected);
  });

  it('does not fit another time stamp, nonce or body', () => {
    const part = fc.stringMatching(/^[\w-]{0,20}$/);
    const any = fc.record({ timestamp: part, nonce: part, body: fc.string() });
    fc.assert(
      fc.property(any, any, (signed, sent) => {
        fc.pre(JSON.stringify(signed) !== JSON.stringify(sent));
        expect(isSignedByOneOf([SECRET], formatSignature(SECRET, signed), sent)).toBe(false);
      }),
    );
  });
});

describe('the memory of nonces', () => {
  it('accepts each nonce once, and no new one when it is full, until the time of a nonce is over', () => {
    let time = 1_000;
    const memory = createNonceMemory(() => time, 3);
    const use = (nonce: string, until: number): object => memory.use(nonce, until);
    const [fresh, used] = [{ outcome: 'new' }, { outcome: 'used' }];
    expect([use('a', 5_000), use('b', 3_000), use('c', 4_000)]).toEqual([fresh, fresh, fresh]);
    expect(use('d', 5_000)).toEqual({ outcome: 'full', retryAfterMs: 2_000 });
    expect(use('a', 5_000)).toEqual(used);

    time = 3_000;
    expect(use('b', 9_000)).toEqual(used);
    time = 3_001;
    expect([use('a', 9_000), use('d', 9_000)]).toEqual([used, fresh]);
    expect(use('e', 9_000)).toEqual({ outcome: 'full', retryAfterMs: 999 });
  });
});

describe('the check of a signed call', () => {
  const WINDOW_SECONDS = 300;
  const BODY = '{"list":true}';
  let nonces: ReturnType<typeof createNonceMemory>;

  beforeEach(() => {
    nonces = createNonceMemory(() => NOW, 2);
  });

  const headersAt = (seconds: number, nonce = NONCE, secret = SECRET): Headers => {
    const timestamp = String(NOW / 1_000 + seconds);
    return new Headers({
      [TIMESTAMP_HEADER]: timestamp,
      [NONCE_HEADER]: nonce,
      [SIGNATURE_HEADER]: formatSignature(secret, { timestamp, nonce, body: BODY }),
    });
  };
  const check = (headers: Headers): ReturnType<typeof verifySignedCall> =>
    verifySignedCall(headers, Buffer.from(BODY), { secrets: [SECRET], nonces, now: NOW });
  const withHeader = (name: string, value: string): Headers => {
    const headers = headersAt(0);
    headers.set(name, value);
    return headers;
  };
  const accepted = success(undefined);

  it.each([
    [WINDOW_SECONDS, WINDOW_SECONDS + 1],
    [-WINDOW_SECONDS, -WINDOW_SECONDS - 1],
  ])('accepts a time stamp %i s from our clock, but not %i s', (within, beyond) => {
    expect(check(headersAt(beyond))).toEqual(failed({ reason: 'timestamp' }));
    // A refused call uses up no nonce.
    expect(check(headersAt(within))).toEqual(accepted);
  });

  it.each([
    ['no time stamp', TIMESTAMP_HEADER, ''],
    ['a date as time stamp', TIMESTAMP_HEADER, '2026-06-21T00:00:00Z'],
    ['a negative time stamp', TIMESTAMP_HEADER, '-1'],
    ['no nonce', NONCE_HEADER, ''],
    ['a short nonce', NONCE_HEADER, 'a'.repeat(15)],
    ['a long nonce', NONCE_HEADER, 'a'.repeat(65)],
    ['a nonce with a point', NONCE_HEADER, `${NONCE}.`],
    ['no signature', SIGNATURE_HEADER, ''],
    ['a signature in capitals', SIGNATURE_HEADER, 'A'.repeat(64)],
    ['a signature in Base64', SIGNATURE_HEADER, 'a+/='.repeat(11)],
  ])('refuses a call with %s before any other check', (_, name, value) => {
    expect(check(withHeader(name, value))).toEqual(failed({ reason: 'headers' }));
  });

  it('tells a caller without the secret nothing about the clock and the nonces, and uses up no nonce', () => {
    const signature = failed({ reason: 'signature' });
    expect(check(headersAt(0, NONCE, WRONG_SECRET))).toEqual(signature);
    expect(check(headersAt(0))).toEqual(accepted);
    expect(check(headersAt(0, NONCE, WRONG_SECRET))).toEqual(signature);
    expect(check(headersAt(WINDOW_SECONDS + 1, NONCE, WRONG_SECRET))).toEqual(signature);
  });

  it('accepts a nonce once, whatever the time stamp is, and remembers it equally long', () => {
    expect(check(headersAt(-WINDOW_SECONDS))).toEqual(accepted);
    expect(check(headersAt(1))).toEqual(failed({ reason: 'nonce' }));
    expect(check(headersAt(0, 'b'.repeat(16)))).toEqual(accepted);
    const full = { reason: 'too many nonces', retryAfterMs: NONCE_MS };
    expect(check(headersAt(0, 'c'.repeat(16)))).toEqual(failed(full));
  });
});

describe('the route of signed calls', () => {
  const ADDRESS = 'https://site.example/api/revalidate';
  const MAX_BYTES = 1_024;
  const MAX_NONCES = 5_000;
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
    [`{"list":true}`.padEnd(MAX_BYTES), { list: true }],
    [' { "everything" : true } ', { everything: true }],
  ])('accepts the body %s, and logs one line', async (body, target) => {
    const response = await send({ body });

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ outcome: 'done', list: 'renewed' });
    expect(targets).toEqual([target]);
    const line = [{ target, list: 'renewed' }, 'Revalidation'];
    expect(jest.mocked(getLog().info).mock.calls).toEqual([line]);
  });

  it.each<Revalidation>([
    { menu: 'kept', list: 'renewed' },
    { menu: 'gone', list: 'kept' },
    { list: 'kept', menus: 'kept' },
    { menu: 'gone', list: 'renewed', disk: 'kept' },
  ])(
    'answers 503 when a part could not be renewed, or not be deleted from the disk: %j',
    async (part) => {
      result = part;
      const response = await send();

      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      const body = { outcome: 'unavailable', retryAfterSeconds: 5, ...part };
      expect(await response.json()).toEqual(body);
    },
  );

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"restaurant":"../x"}',
    '{"restaurant":["la-mama"]}',
    '{"list":false}',
    '{"list":true,"everything":true}',
    '{"restaurant":"la-mama","force":true}',
  ])('refuses the signed body %j', async (body) => {
    const response = await send({ body });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ outcome: 'rejected', reason: 'body' });
    expect(targets).toEqual([]);
  });

  it('refuses a body that is too large before it checks the signature', async () => {
    const tooLarge = { body: ' '.repeat(MAX_BYTES + 1), secret: WRONG_SECRET };
    expect((await send(tooLarge)).status).toBe(413);
  });

  it('refuses another method, and answers like an unknown address when no secret is set', async () => {
    const read = await POST(new Request(ADDRESS));
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    secrets = [];
    const response = await send();
    expect([response.status, await response.json()]).toEqual([404, { outcome: 'rejected' }]);
  });

  it('refuses a wrong signature or a repeated call, and names the reason', async () => {
    const wrong = await send({ secret: WRONG_SECRET });
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'HMAC-SHA256']);
    expect(await wrong.json()).toEqual({ outcome: 'rejected', reason: 'signature' });

    const request = requestOf({});
    expect((await POST(request.clone())).status).toBe(200);
    const replay = await POST(request);
    expect(replay.status).toBe(401);
    expect(await replay.json()).toEqual({ outcome: 'rejected', reason: 'nonce' });
    expect(targets).toHaveLength(1);
  });

  it('refuses a call that another instance has accepted', async () => {
    getSite().sharing = fakeSharing(async (script) =>
      script === CLAIM ? success(0) : failed('unavailable'),
    );
    const replay = await send();
    getSite().sharing = undefined;
    expect([replay.status, await replay.json()]).toEqual([
      401,
      { outcome: 'rejected', reason: 'nonce' },
    ]);
    expect(targets).toEqual([]);
  });

  it('limits the refusals of one client, but neither its signed calls nor other clients', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 2 * REFUSED_CALLS_PER_MINUTE; sent += 1) {
      statuses.push((await send({ secret: WRONG_SECRET, client: 'stranger' })).status);
    }
    const expected = [401, 429].flatMap((status) => Array(REFUSED_CALLS_PER_MINUTE).fill(status));
    expect(statuses).toEqual(expected);
    // The route logs each 401, but only the first 429.
    expect(warnings).toHaveBeenCalledTimes(REFUSED_CALLS_PER_MINUTE + 1);

    expect((await send({ client: 'stranger' })).status).toBe(200);
    expect((await send({ secret: WRONG_SECRET, client: 'another' })).status).toBe(401);
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
