import { randomBytes } from 'node:crypto';
import { NextResponse } from 'next/server';
import type { NextRequest } from 'next/server';
import { createSearchLimit } from '@/lib/api/server/search-limit';
import { getSettings } from '@/lib/config';
import { isDevelopment } from '@/lib/config/is-development';
import { LANGUAGE_HEADER } from '@/lib/i18n/language';
import { formatReturnQuery } from '@/lib/request/posted-bank-return';
import { getClientKey } from '@/lib/request/client-address';
import { withoutHostileHeaders } from '@/lib/request/without-hostile-headers';
import { planRequest } from '@/lib/request/request-plan';
import { getSubstitutePath } from '@/lib/request/substitute-path';
import { formatTooManyPage } from '@/lib/request/too-many-page';
import { assertNever } from '@/lib/result';
import { DATA_POLICY, formatPolicy } from '@/lib/security/csp';

const NONCE_BYTES = 16;
const boundedSearches = createSearchLimit();

const PERMANENT_REDIRECT = 308;
const SEE_OTHER = 303;

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const headers = withoutHostileHeaders(request.headers);
  const substitute = getSubstitutePath();
  if (substitute !== undefined) return rewriteTo(substitute, request, headers);
  const plan = planRequest({
    method: request.method,
    pathname: request.nextUrl.pathname,
    search: request.nextUrl.searchParams,
    userAgent: request.headers.get('user-agent') ?? '',
    acceptLanguage: request.headers.get('accept-language'),
  });
  switch (plan.kind) {
    case 'pass':
      return NextResponse.next({ request: { headers } });
    case 'refuse-method':
      return new NextResponse(null, {
        status: 405,
        headers: {
          Allow: plan.allowed.join(', '),
          'Cache-Control': 'no-store',
          'Content-Security-Policy': DATA_POLICY,
        },
      });
    case 'redirect':
      return redirectTo(plan.pathname, request);
    case 'rewrite':
      return rewriteTo(plan.pathname, request, headers);
    case 'search': {
      const retryAfterSeconds = await boundedSearches.take(getClientKey(headers));
      if (retryAfterSeconds > 0) return refuseSearch(retryAfterSeconds);
      return rewriteTo(plan.pathname, request, headers);
    }
    case 'transaction':
      if (plan.language) headers.set(LANGUAGE_HEADER, plan.language);
      return withNonce(headers);
    case 'bank-return':
      return redirectToResult(plan.pathname, request);
    default:
      return assertNever(plan);
  }
}

function refuseSearch(retryAfterSeconds: number): NextResponse {
  return new NextResponse(formatTooManyPage(retryAfterSeconds), {
    status: 429,
    headers: {
      'Retry-After': String(retryAfterSeconds),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': DATA_POLICY,
    },
  });
}

function rewriteTo(pathname: string, request: NextRequest, headers: Headers): NextResponse {
  return NextResponse.rewrite(new URL(pathname, request.url), { request: { headers } });
}

function redirectTo(pathname: string, request: NextRequest): NextResponse {
  const url = new URL(request.url);
  url.pathname = pathname;
  return redirect(url, PERMANENT_REDIRECT);
}

/** Redirects to a GET with the bank's fields in the query, so that a reload posts nothing. */
async function redirectToResult(pathname: string, request: NextRequest): Promise<NextResponse> {
  const url = new URL(pathname, request.url);
  url.search = await formatReturnQuery(request);
  return redirect(url, SEE_OTHER);
}

function redirect(url: URL, status: number): NextResponse {
  return NextResponse.redirect(url, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': DATA_POLICY },
  });
}

/**
 * Sets the policy on the answer, and also on the request, from which Next reads the nonce. The
 * policy asks for no reports, because a report contains the page's address, which may have a token.
 */
function withNonce(headers: Headers): NextResponse {
  const policy = formatPolicy(
    { kind: 'nonce', nonce: randomBytes(NONCE_BYTES).toString('base64') },
    { images: [], frames: [], forms: getSettings().paymentFormOrigins },
    { inDevelopment: isDevelopment },
  );
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  matcher: '/((?!_next/static|_next/image).*)',
};
