import { checkSignedCall, NONCE_MS } from './check-signed-call.ts';
import { createNonceMemory } from './nonce-memory.ts';
import type { NonceMemory } from './nonce-memory.ts';
import { formatSignature, NONCE_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';

const SECRET = 'an-example-secret-of-32-characters';
const WRONG_SECRET = 'x'.repeat(32);
const NOW = 1_782_000_000_000;
const WINDOW_SECONDS = 300;
const BODY = '{"list":true}';
const MAX_NONCES = 2;
const NONCE = 'f3b1c2d4e5a697880123456789abcdef';

describe('the check of a signed call', () => {
  let nonces: NonceMemory;

  beforeEach(() => {
    nonces = createNonceMemory(() => NOW, MAX_NONCES);
  });

  const headersAt = (seconds: number, nonce = NONCE, secret = SECRET): Headers => {
    const timestamp = String(NOW / 1_000 + seconds);
    return new Headers({
      [TIMESTAMP_HEADER]: timestamp,
      [NONCE_HEADER]: nonce,
      [SIGNATURE_HEADER]: formatSignature(secret, { timestamp, nonce, body: BODY }),
    });
  };
  const check = (headers: Headers, body = BODY): string => {
    const checked = checkSignedCall(headers, Buffer.from(body), {
      secrets: [SECRET],
      nonces,
      now: NOW,
    });
    return checked.ok ? 'accepted' : checked.failure.reason;
  };
  const withHeader = (name: string, value: string): Headers => {
    const headers = headersAt(0);
    headers.set(name, value);
    return headers;
  };

  it.each([0, WINDOW_SECONDS, -WINDOW_SECONDS])(
    'accepts a time stamp that differs from our clock by %i s',
    (seconds) => {
      expect(check(headersAt(seconds))).toBe('accepted');
    },
  );

  it.each([WINDOW_SECONDS + 1, -WINDOW_SECONDS - 1])(
    'refuses a time stamp that differs from our clock by %i s',
    (seconds) => {
      expect(check(headersAt(seconds))).toBe('timestamp');
    },
  );

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
    expect(check(withHeader(name, value))).toBe('headers');
  });

  it.each([
    ['another time stamp', withHeader(TIMESTAMP_HEADER, String(NOW / 1_000 + 1)), BODY],
    ['another nonce', withHeader(NONCE_HEADER, 'b'.repeat(32)), BODY],
    ['another body', headersAt(0), '{"everything":true}'],
    ['one more space in the body', headersAt(0), `${BODY} `],
  ])('refuses a call that got %s after it was signed', (_, headers, body) => {
    expect(check(headers, body)).toBe('signature');
  });

  it('tells a caller without the secret nothing about the clock and the nonces', () => {
    check(headersAt(0));
    expect(check(headersAt(0, NONCE, WRONG_SECRET))).toBe('signature');
    expect(check(headersAt(WINDOW_SECONDS + 1, NONCE, WRONG_SECRET))).toBe('signature');
  });

  it('accepts a nonce once, whatever the time stamp is', () => {
    expect(check(headersAt(0))).toBe('accepted');
    expect(check(headersAt(0))).toBe('nonce');
    expect(check(headersAt(1))).toBe('nonce');
  });

  it('remembers no nonce of a call that it refuses', () => {
    check(headersAt(WINDOW_SECONDS + 1));
    check(headersAt(0, NONCE, WRONG_SECRET));
    expect(check(headersAt(0))).toBe('accepted');
  });

  it('remembers each nonce equally long, whatever the time stamp is, and refuses calls while the memory is full', () => {
    check(headersAt(-WINDOW_SECONDS, 'a'.repeat(16)));
    check(headersAt(0, 'b'.repeat(16)));
    const checked = checkSignedCall(headersAt(0), Buffer.from(BODY), {
      secrets: [SECRET],
      nonces,
      now: NOW,
    });
    const failure = { reason: 'too many nonces', retryAfterMs: NONCE_MS };
    expect(checked).toEqual({ ok: false, failure });
  });
});
