import { callLimits } from './call-limits.ts';

describe('the limits of the calls', () => {
  it.each([
    ['paymentAuthorization', 'payment'],
    ['cardForm', 'payment'],
    ['orderAuthorized', 'order'],
  ] as const)('put %s into the group %s', (name, group) => {
    expect(callLimits[name].group).toBe(group);
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
