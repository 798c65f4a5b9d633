import { callDeadlinesMs } from './call-deadlines.ts';

describe('the deadlines of the calls', () => {
  it.each([
    ['menu', 2_500],
    ['restaurants', 2_500],
    ['invoice', 2_500],
    ['verifyToken', 2_500],
    ['resetPassword', 2_500],
    ['activateAccount', 2_500],
    ['paymentAuthorization', 8_000],
    ['cardForm', 8_000],
    ['orderAuthorized', 8_000],
  ] as const)('give %s %i ms', (name, ms) => {
    expect(callDeadlinesMs[name]).toBe(ms);
  });
});
