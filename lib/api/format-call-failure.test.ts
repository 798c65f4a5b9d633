import type { CallFailure } from './call-failure.ts';
import { findProviderMessage, formatCallFailure } from './format-call-failure.ts';

const unknown = 'We do not know.';

describe('the sentences for a failed call', () => {
  it.each<[CallFailure, string]>([
    [{ kind: 'refused', message: 'Expired' }, 'Expired'],
    [{ kind: 'refused' }, unknown],
    [
      { kind: 'offline' },
      `${unknown} You are offline. Check your internet connection and try again.`,
    ],
    [
      { kind: 'unreached' },
      `${unknown} The answer did not reach this page. Try again in a few moments.`,
    ],
    [
      { kind: 'unavailable', retryAfterSeconds: 5, message: 'Busy' },
      `${unknown} The service is not answering now. Try again in 5 seconds.`,
    ],
    [
      { kind: 'broken' },
      `${unknown} We did not get the expected answer. Try again in a few minutes.`,
    ],
    [
      { kind: 'limited', retryAfterSeconds: 1 },
      'The service is not answering now: too many requests. Try again in 1 second.',
    ],
    [{ kind: 'rejected' }, 'The request could not be accepted.'],
  ])('for %j are "%s"', (failure, text) => {
    expect(formatCallFailure('en', failure, { unknown })).toBe(text);
  });

  it('after a rejection are the advice of the page, if the page has any', () => {
    const words = { unknown, rejected: 'Open the link again.' };
    expect(formatCallFailure('en', { kind: 'rejected' }, words)).toBe('Open the link again.');
  });
});

describe("the provider's own text about its failure", () => {
  it.each([
    [{ kind: 'broken', message: 'Internal error' }, 'Internal error'],
    [{ kind: 'broken' }, undefined],
    [{ kind: 'offline' }, undefined],
  ] as const)('in %j is %j', (failure, text) => {
    expect(findProviderMessage(failure)).toBe(text);
  });
});
