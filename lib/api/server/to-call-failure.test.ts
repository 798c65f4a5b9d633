import { DEFAULT_RETRY_AFTER_SECONDS } from '@/lib/retry-after';
import { toCallFailure } from './to-call-failure.ts';

describe("the failure that the browser gets for a provider's failure", () => {
  it("is 'refused' with the provider's message when the provider refused", () => {
    const failure = { kind: 'refused', status: 410, message: 'Linkul a expirat' } as const;
    expect(toCallFailure(failure)).toEqual({ kind: 'refused', message: 'Linkul a expirat' });
  });

  it.each([400, 401, 404, 409, 422])("is 'refused' for status %i without a message", (status) => {
    const failure = { kind: 'refused', status, message: undefined } as const;
    expect(toCallFailure(failure)).toEqual({ kind: 'refused' });
  });

  it.each([
    { kind: 'unexpected-shape', reason: 'foreign action' },
    { kind: 'broken', status: 500, reason: 'status' },
    { kind: 'broken', status: 200, reason: 'JSON' },
    { kind: 'broken', status: 404, reason: 'refusal outside the contract' },
  ] as const)("is 'broken' for an answer that cannot be used: %j", (failure) => {
    expect(toCallFailure(failure)).toEqual({ kind: 'broken' });
  });

  it("is 'broken' with the provider's message when an answer with status 500 has one", () => {
    const failure = { kind: 'broken', status: 500, reason: 'status', message: 'Eroare' } as const;
    expect(toCallFailure(failure)).toEqual({ kind: 'broken', message: 'Eroare' });
  });

  const retryAfterSeconds = DEFAULT_RETRY_AFTER_SECONDS;

  it.each([
    { kind: 'unreachable' },
    { kind: 'timeout' },
    { kind: 'broken', status: undefined, reason: 'cut off' },
    ...[408, 425, 429, 502, 503, 504].map(
      (status) => ({ kind: 'broken', status, reason: 'status' }) as const,
    ),
  ] as const)(
    "is 'unavailable' with the default wait when the same call may succeed later: %j",
    (failure) => {
      expect(toCallFailure(failure)).toEqual({ kind: 'unavailable', retryAfterSeconds });
    },
  );

  it.each([
    { kind: 'broken', status: 429, reason: 'status', message: 'Mai târziu', retryAfterSeconds: 12 },
    { kind: 'broken', status: 503, reason: 'status', message: 'Mai târziu', retryAfterSeconds: 12 },
  ] as const)("is 'unavailable' with the provider's message and wait: %j", (failure) => {
    const expected = { kind: 'unavailable', retryAfterSeconds: 12, message: 'Mai târziu' };
    expect(toCallFailure(failure)).toEqual(expected);
  });
});
