import { reportRoutes } from '../../../lib/addresses/report-routes.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../browser/raw-request.ts';
import type { RawAnswer } from '../browser/raw-request.ts';
import { createVisitorAddress } from '../browser/visitor-address.ts';
import { INVOICE_ID } from './site-pages.ts';

const CONTENT_TYPES = {
  violations: 'application/csp-report',
  vitals: 'application/json',
} as const satisfies Record<keyof typeof reportRoutes, string>;

export type ReportCall = {
  readonly method?: string;
  /** A string is sent unchanged, any other value as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends a report, by default as a browser would and from a random IP address. */
export function sendReport(
  origin: string,
  name: keyof typeof reportRoutes,
  { method = 'POST', body, headers = {} }: ReportCall,
): Promise<RawAnswer> {
  return sendRaw(origin, reportRoutes[name], {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      'content-type': CONTENT_TYPES[name],
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': createVisitorAddress(),
      ...headers,
    },
  });
}

/** Creates a report of a violation, as browsers send it to the address in `report-uri`. */
export const violationOf = (address: string, directive = 'img-src'): object => ({
  'csp-report': {
    'document-uri': address,
    'effective-directive': directive,
    'blocked-uri': 'https://evil.example/picture.png',
  },
});

/** Paths of pages whose violations must not be reported. The site ignores reports about them. */
export const unreportedPathsOf = (id: string): readonly string[] => [
  routes.paymentExit(),
  routes.paymentLoading({ userId: id }),
  routes.activate({ token: id }),
  routes.resetPassword({ token: id }),
  routes.invoice({ invoiceId: INVOICE_ID }),
  routes.invoice({ invoiceId: id }),
  `/activate/${id}%2Fb`,
  `/${id}`,
];
