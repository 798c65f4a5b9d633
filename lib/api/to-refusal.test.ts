import { DEFAULT_RETRY_AFTER_SECONDS } from '@/lib/retry-after';
import { toRefusal } from './to-refusal.ts';

describe('a failure of the provider', () => {
  it('that is its own no is passed on with its words', () => {
    expect(toRefusal({ kind: 'refused', status: 410, message: 'Linkul a expirat' })).toEqual({
      status: 422,
      refusal: { outcome: 'refused', message: 'Linkul a expirat' },
    });
  });

  it.each([400, 401, 404, 409, 422])('of %i is a no, without words as well', (status) => {
    expect(toRefusal({ kind: 'refused', status, message: undefined })).toEqual({
      status: 422,
      refusal: { outcome: 'refused' },
    });
  });

  it.each([
    { kind: 'form-refused', reason: 'foreign action' },
    { kind: 'unexpected-shape', reason: 'x' },
    { kind: 'broken', status: 500, reason: 'status' },
    { kind: 'broken', status: 200, reason: 'JSON' },
  ] as const)('is 502 when it is an answer that cannot be used: %j', (failure) => {
    expect(toRefusal(failure)).toEqual({ status: 502, refusal: { outcome: 'broken' } });
  });

  it("is 502 with the provider's words, where it gave some", () => {
    const failure = { kind: 'broken', status: 500, reason: 'status', message: 'Eroare' } as const;
    const refusal = { outcome: 'broken', message: 'Eroare' };
    expect(toRefusal(failure)).toEqual({ status: 502, refusal });
  });

  const retryAfterSeconds = DEFAULT_RETRY_AFTER_SECONDS;

  it.each([
    { kind: 'unreachable' },
    { kind: 'timeout' },
    { kind: 'broken', status: undefined, reason: 'cut off' },
    ...[408, 425, 429].map((status) => ({ kind: 'refused', status, message: undefined }) as const),
    ...[502, 503, 504].map((status) => ({ kind: 'broken', status, reason: 'status' }) as const),
  ] as const)('is 503 with a wait when it does not answer now: %j', (failure) => {
    const refusal = { outcome: 'unavailable', retryAfterSeconds };
    expect(toRefusal(failure)).toEqual({ status: 503, refusal });
  });

  it.each([
    { kind: 'refused', status: 429, message: 'Mai târziu', retryAfterSeconds: 12 },
    { kind: 'broken', status: 503, reason: 'status', message: 'Mai târziu', retryAfterSeconds: 12 },
  ] as const)('is 503 with its own words and wait, where it gave them: %j', (failure) => {
    const refusal = { outcome: 'unavailable', retryAfterSeconds: 12, message: 'Mai târziu' };
    expect(toRefusal(failure)).toEqual({ status: 503, refusal });
  });
});
