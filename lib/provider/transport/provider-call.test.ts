import { providerPaths } from '../contract/paths.ts';
import { callLimits } from './call-limits.ts';
import { toRequest } from './provider-call.ts';
import type { ProviderCall } from './provider-call.ts';

const commonHeaders = { 'accept-encoding': 'gzip, br', 'x-correlation-id': 'c-1' };

describe('the request of a provider call', () => {
  it.each<[ProviderCall, object]>([
    [
      { name: 'menu', path: providerPaths.menu('la-mama') },
      {
        method: 'GET',
        path: '/api/v1/web/restaurant/la-mama/menu',
        headers: { ...commonHeaders, accept: 'application/json' },
        body: null,
      },
    ],
    [
      { name: 'cardForm', path: providerPaths.cardForm('u', 'o') },
      {
        method: 'GET',
        path: providerPaths.cardForm('u', 'o'),
        headers: { ...commonHeaders, accept: 'text/html' },
        body: null,
      },
    ],
    [
      {
        name: 'resetPassword',
        path: providerPaths.resetPassword(),
        headers: { token: 't' },
        payload: { newPassword: 'ș' },
      },
      {
        method: 'POST',
        path: '/api/v1/reset/password',
        headers: {
          ...commonHeaders,
          accept: 'application/json',
          'content-type': 'application/json',
          token: 't',
        },
        body: '{"newPassword":"ș"}',
      },
    ],
  ])('has the expected method, path, headers and body for the call %j', (call, request) => {
    expect(toRequest(call, callLimits[call.name], 'c-1')).toEqual(request);
  });
});
