import { callLimits } from './call-limits.ts';

describe('the limits of the calls', () => {
  it.each([
    'menu',
    'restaurants',
    'invoice',
    'verifyToken',
    'resetPassword',
    'activateAccount',
  ] as const)('give %s 2.5 s', (name) => {
    expect(callLimits[name].deadlineMs).toBe(2_500);
  });

  it.each([
    ['paymentAuthorization', 'payment'],
    ['cardForm', 'payment'],
    ['orderAuthorized', 'order'],
  ] as const)('give %s 8 s, in the group %s', (name, group) => {
    expect(callLimits[name]).toMatchObject({ deadlineMs: 8_000, group });
  });

  it.each([
    ['menu', 1_048_576],
    ['restaurants', 1_048_576],
    ['invoice', 16_384],
    ['paymentAuthorization', 65_536],
    ['cardForm', 65_536],
    ['orderAuthorized', 16_384],
  ] as const)('let the body of %s be %d bytes', (name, bytes) => {
    expect(callLimits[name].maxBodyBytes).toBe(bytes);
  });

  it.each([
    ['resetPassword', 'POST'],
    ['activateAccount', 'POST'],
    ['orderAuthorized', 'PUT'],
    ['paymentAuthorization', 'GET'],
    ['cardForm', 'GET'],
    ['verifyToken', 'GET'],
  ] as const)('send %s by %s', (name, method) => {
    expect(callLimits[name].method).toBe(method);
  });
});
