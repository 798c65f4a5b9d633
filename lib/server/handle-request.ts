import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSearchLimit } from '@/lib/api/rate-limits';
import type { Settings } from '@/lib/config';
import { createCostlyResponses, findClient, refusePage } from '@/lib/request/costly-responses';
import { LANGUAGE_HEADER } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { getLog } from '@/lib/log';
import { watchRequest } from '@/lib/monitoring/watch-requests';
import { createPictureQueue } from '@/lib/pictures/picture-queue';
import type { NamedPictures } from '@/lib/pictures/named-pictures';
import { INCOMPLETE_PAGE_RETRY_SECONDS } from '@/lib/retry-after';
import { formatReturnQuery } from '@/lib/request/posted-bank-return';
import { decideRequest, rememberDecisions } from './request-decision.ts';
import type { RequestDecision } from './request-decision.ts';
import { assertNever } from '@/lib/result';
import { formatPolicy } from '@/lib/security/security-headers';
import type { TakeWork } from '@/lib/work-quota';
import {
  createBodyHolder,
  createClientIdentifier,
  endWithoutBody,
  forbidStoringErrors,
  normalizeRequest,
  PERMANENT_REDIRECT,
  redirectToOneSpelling,
} from './guard.ts';
import { RenderDeadlineError } from './page-cache.ts';
import type { PageCache, PageTarget } from './page-cache.ts';
import { createRendering, withRendering } from './render-page.ts';
import type { Framework } from './render-page.ts';

const NONCE_BYTES = 16;
const SEE_OTHER = 303;
/**
 * The framework and this site both wait for the end of a response: with eleven listeners after a
 * request with a body. Node warns of a leak above ten.
 */
const MAX_LISTENERS = 20;

type SiteOptions = {
  readonly framework: Framework;
  readonly pages: PageCache;
  readonly namedPictures: NamedPictures;
  readonly takeWork: TakeWork;
  readonly settings: Pick<Settings, 'paymentFormOrigins' | 'redisUrl' | 'trustedProxyHops'>;
  /** Next answers each page anew, so that an edit is seen at once. */
  readonly inDevelopment: boolean;
};

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The way of a request: guard → observe → hold its body → decide → page cache, or Next. The drawing
 * in the README shows what comes before and after.
 */
export function createRequestListener(options: SiteOptions): RequestListener {
  const { framework, pages, namedPictures, takeWork, settings, inDevelopment } = options;
  const identifyClient = createClientIdentifier(settings.trustedProxyHops, settings.redisUrl);
  const holdBody = createBodyHolder();
  const countWork = createCostlyResponses(takeWork);
  const queuePicture = createPictureQueue(namedPictures, takeWork);
  const searches = createSearchLimit();
  const findDecision = rememberDecisions(decideRequest);

  const passToFramework = (request: IncomingMessage, response: ServerResponse): void => {
    framework(request, response).catch(fail(response));
  };

  const sendPage = async (
    target: PageTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    if (!inDevelopment) return pages.respond(target, request, response);
    request.url = formatDevelopmentAddress(target, request);
    return withRendering(createRendering(target.variant), () => framework(request, response));
  };

  const sendResults = async (
    target: PageTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const retryAfterSeconds = await searches.take(findClient(request));
    if (retryAfterSeconds > 0) return refusePage(response, 429, retryAfterSeconds);
    return sendPage(target, request, response);
  };

  /** The decision is made last, from the address that the guard has left. */
  const decide = (request: IncomingMessage, response: ServerResponse): void => {
    const decision = findDecision(request);
    switch (decision.kind) {
      case 'pass':
        request.url = decision.address ?? request.url ?? '';
        return queuePicture(request, response, () => passToFramework(request, response));
      case 'page': {
        const send = decision.isSearch ? sendResults : sendPage;
        send(decision.target, request, response).catch(fail(response));
        return;
      }
      case 'transaction':
        return passTransaction(decision.language, request, response);
      case 'bank-return':
        redirectToResult(decision.pathname, request, response).catch(fail(response));
        return;
      case 'refuse-method':
        return refuseMethod(decision, request, response);
      case 'redirect':
        return redirect(response, PERMANENT_REDIRECT, decision.pathname, readQuery(request));
      default:
        return assertNever(decision);
    }
  };

  /**
   * The policy is on the request too, from which Next reads the nonce. It asks for no reports,
   * because a report contains the page's address, which may have a token.
   */
  const passTransaction = (
    language: Language | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): void => {
    const policy = formatPolicy(
      { kind: 'nonce', nonce: randomBytes(NONCE_BYTES).toString('base64') },
      { images: [], frames: [], forms: settings.paymentFormOrigins },
      { inDevelopment },
    );
    if (language) request.headers[LANGUAGE_HEADER] = language;
    request.headers['content-security-policy'] = policy;
    response.setHeader('Content-Security-Policy', policy);
    passToFramework(request, response);
  };

  const handle: RequestListener = (request, response) => {
    response.setMaxListeners(MAX_LISTENERS);
    // A client that leaves makes the request emit `error`, which would end the process.
    request.on('error', () => undefined);
    if (!normalizeRequest(request, inDevelopment)) return undefined;
    forbidStoringErrors(response);
    identifyClient(request);
    watchRequest(request, response);
    // The development server has files with other names and calls of its own, and no quota.
    if (inDevelopment) {
      if (DEVELOPMENT_FILE.test(request.url ?? '')) return passToFramework(request, response);
      return holdBody(request, response, () => decide(request, response));
    }
    if (redirectToOneSpelling(request, response)) return undefined;
    return holdBody(request, response, () =>
      countWork(request, response, () => decide(request, response)),
    );
  };

  return (request, response) => {
    try {
      handle(request, response);
    } catch (error) {
      // Next logs an exception that nothing catches, and the visitor would wait for ever.
      fail(response)(error);
    }
  };
}

const readQuery = ({ url = '' }: IncomingMessage): string => {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark);
};

/** Scripts, the overlay for errors and their source maps. */
const DEVELOPMENT_FILE = /^\/_/;
/** The parameter of the router, which only the development server gets. */
const ROUTER_PARAM = '_rsc';

function formatDevelopmentAddress({ address }: PageTarget, request: IncomingMessage): string {
  const hash = new URLSearchParams(readQuery(request)).get(ROUTER_PARAM);
  return hash === null ? address : `${address}${address.includes('?') ? '&' : '?'}_rsc=${hash}`;
}

const fail =
  (response: ServerResponse) =>
  (error: unknown): void => {
    getLog().error({ err: error }, 'A request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const status = error instanceof RenderDeadlineError ? 503 : 500;
    refusePage(response, status, INCOMPLETE_PAGE_RETRY_SECONDS);
  };

function redirect(response: ServerResponse, status: number, pathname: string, query: string): void {
  endWithoutBody(response, status, pathname, { Location: pathname + query });
}

function refuseMethod(
  { allowed }: Extract<RequestDecision, { kind: 'refuse-method' }>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [pathname = ''] = (request.url ?? '').split('?', 1);
  endWithoutBody(response, 405, pathname, { Allow: allowed.join(', ') });
}

/** Redirects to a GET with the bank's fields in the query, so that a reload posts nothing. */
async function redirectToResult(
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const query = await formatReturnQuery(request);
  redirect(response, SEE_OTHER, pathname, query === '' ? '' : `?${query}`);
}
