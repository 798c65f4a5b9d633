import { callLimits } from './call-limits.ts';
import type { CallLimits, CallName } from './call-limits.ts';

describe('the limits of the calls', () => {
  it.each<[CallName, CallLimits]>([
    [
      'menu',
      {
        group: 'menu',
        method: 'GET',
        accepts: 'json',
        maxBodyBytes: 4_194_304,
        maxWithDataBytes: 16_777_216,
      },
    ],
    [
      'restaurants',
      {
        group: 'list',
        method: 'GET',
        accepts: 'json',
        maxBodyBytes: 4_194_304,
        maxWithDataBytes: 16_777_216,
      },
    ],
    ['invoice', { group: 'invoice', method: 'GET', accepts: 'json', maxBodyBytes: 16_384 }],
    ['verifyToken', { group: 'account', method: 'GET', accepts: 'object', maxBodyBytes: 16_384 }],
    [
      'resetPassword',
      { group: 'account', method: 'POST', accepts: 'object', maxBodyBytes: 16_384 },
    ],
    [
      'activateAccount',
      { group: 'account', method: 'POST', accepts: 'object', maxBodyBytes: 16_384 },
    ],
    [
      'paymentAuthorization',
      { group: 'payment', method: 'GET', accepts: 'json', maxBodyBytes: 65_536 },
    ],
    ['cardForm', { group: 'payment', method: 'GET', accepts: 'html', maxBodyBytes: 65_536 }],
    ['orderAuthorized', { group: 'order', method: 'PUT', accepts: 'object', maxBodyBytes: 65_536 }],
  ])('of %s are %j', (name, limits) => {
    expect(callLimits[name]).toEqual(limits);
  });
});
