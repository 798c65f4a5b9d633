import { STORAGE_KEYS } from '../browser/storage-keys.ts';
import { findUserId, forgetUserId, keepUserId } from './stored-user.ts';

afterEach(forgetUserId);

describe('the stored user id', () => {
  it('is kept, found and forgotten', () => {
    expect(findUserId()).toBeUndefined();
    keepUserId('u-1');
    expect(findUserId()).toBe('u-1');
    forgetUserId();
    expect(findUserId()).toBeUndefined();
  });

  it.each(['', '../x', 'a b', '<script>', 'x'.repeat(65)])('is ignored when it is %j', (stored) => {
    localStorage.setItem(STORAGE_KEYS.paymentUserId, stored);
    expect(findUserId()).toBeUndefined();
  });
});
