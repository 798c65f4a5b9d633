import { reportRoutes } from '../../../lib/addresses/report-routes.ts';
import { apiMethods, apiRoutes } from '../../../lib/api/api-contract.ts';
import type { ApiBodies, ApiName } from '../../../lib/api/api-contract.ts';
import { sendRaw, createVisitorAddress } from '../browser/raw-request.ts';
import type { RawAnswer } from '../browser/raw-request.ts';

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

/** Sends a call as a script of the site would, and from a random IP address. */
const sendCall = (
  origin: string,
  path: string,
  { method = 'POST', body, headers }: ApiCall,
): Promise<RawAnswer> =>
  sendRaw(origin, path, {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': createVisitorAddress(),
      ...headers,
    },
  });

export const sendApi = (origin: string, name: ApiName, call: ApiCall): Promise<RawAnswer> =>
  sendCall(origin, apiRoutes[name], { method: apiMethods[name], ...call });

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

export const sendVitals = (origin: string, body: unknown): Promise<RawAnswer> =>
  sendCall(origin, reportRoutes.vitals, { body });

/** Sends the report of a violation, as browsers send it to the address in `report-uri`. */
export const sendViolation = (origin: string, address: string): Promise<RawAnswer> =>
  sendCall(origin, reportRoutes.violations, {
    headers: { 'content-type': 'application/csp-report' },
    body: {
      'csp-report': {
        'document-uri': address,
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.example/picture.png',
      },
    },
  });
