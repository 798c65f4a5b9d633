import type { ApiBodies } from '../../../lib/api/api-contract.ts';
import { apiMethods, apiRoutes } from '../../../lib/api/api-routes.ts';
import type { ApiName } from '../../../lib/api/api-routes.ts';
import { sendRaw } from '../browser/raw-request.ts';
import type { RawAnswer } from '../browser/raw-request.ts';
import { createVisitorAddress } from '../browser/visitor-address.ts';

export const apiNames: readonly ApiName[] = [
  'verifyToken',
  'resetPassword',
  'activateAccount',
  'authorizationForm',
  'cardForm',
  'orderAuthorized',
];

export type ApiCall = {
  readonly method?: string;
  /** A string is sent unchanged, any other value as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends a call, by default as the site's script would and from a random IP address. */
export function sendApi(
  origin: string,
  name: ApiName,
  { method = apiMethods[name], body, headers = {} }: ApiCall,
): Promise<RawAnswer> {
  return sendRaw(origin, apiRoutes[name], {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': createVisitorAddress(),
      ...headers,
    },
  });
}

/** Valid bodies with the same value for every id and token. */
export function apiBodiesWith(id: string): ApiBodies {
  return {
    verifyToken: { token: id },
    resetPassword: { token: id, newPassword: 'o parolă nouă' },
    activateAccount: { token: id },
    authorizationForm: { userId: id },
    cardForm: { userId: id, orderId: id },
    orderAuthorized: { order: id },
  };
}
