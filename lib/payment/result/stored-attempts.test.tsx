import { STORAGE_KEYS } from '../../browser/storage-keys.ts';
import { findFailedAttempts, forgetFailedAttempts, keepFailedAttempts } from './stored-attempts.ts';

afterEach(forgetFailedAttempts);

describe('the failed authorizations of an order', () => {
  it('are kept for one order at a time, until they are forgotten', () => {
    expect(findFailedAttempts('a-1')).toBe(0);
    keepFailedAttempts('a-1', 2);
    expect([findFailedAttempts('a-1'), findFailedAttempts('a-2')]).toEqual([2, 0]);
    keepFailedAttempts('a-2', 1);
    expect([findFailedAttempts('a-1'), findFailedAttempts('a-2')]).toEqual([0, 1]);
    forgetFailedAttempts();
    expect(findFailedAttempts('a-2')).toBe(0);
  });

  it.each([12, 999])('are counted up to three digits: %i', (failed) => {
    keepFailedAttempts('a-1', failed);
    expect(findFailedAttempts('a-1')).toBe(failed);
  });

  it.each(['', 'a-1', 'a-1 ', 'a-1 two', 'a-1 -1', 'a-1 1e9', 'a-1 1000'])(
    'are 0 when the stored value is "%s"',
    (stored) => {
      sessionStorage.setItem(STORAGE_KEYS.failedAttempts, stored);
      expect(findFailedAttempts('a-1')).toBe(0);
    },
  );
});
