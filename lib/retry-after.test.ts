import fc from 'fast-check';
import { MAX_RETRY_AFTER_SECONDS, parseRetryAfter } from './retry-after.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('a Retry-After header', () => {
  it.each([
    ['20', 20],
    [' 20 ', 20],
    ['0', 1],
    ['3600', 3_600],
    ['86400', MAX_RETRY_AFTER_SECONDS],
    ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
    ['Friday, 20-Nov-26 12:01:30 GMT', 90],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 1],
    ['Fri, 20 Nov 2027 12:00:00 GMT', MAX_RETRY_AFTER_SECONDS],
  ])('%j is a wait of %i s', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });

  it.each([
    undefined,
    null,
    20,
    ['20'],
    '',
    '-5',
    '1.5',
    '1e3',
    '12345678901',
    'soon',
    'never GMT',
    '2026-11-20T12:01:30Z',
  ])('%j is not a wait', (header) => {
    expect(parseRetryAfter(header, now)).toBeUndefined();
  });

  it('never gives a wait outside the limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{1,12}$/)), (header) => {
        const seconds = parseRetryAfter(header, now) ?? 1;
        expect(Number.isInteger(seconds)).toBe(true);
        expect(seconds).toBeGreaterThanOrEqual(1);
        expect(seconds).toBeLessThanOrEqual(MAX_RETRY_AFTER_SECONDS);
      }),
    );
  });
});
