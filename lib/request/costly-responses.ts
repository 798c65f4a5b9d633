import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRequestedRow } from '../addresses/address-table.ts';
import { routes } from '../addresses/routes.ts';
import { isAllMenusSearch, parseAllMenusQuery } from '../all-menus/all-menus-query.ts';
import { createFairQueue } from '../fair-queue.ts';
import {
  parseProductSlug,
  FIRST_TABLE_PARAM,
  LAST_TABLE_PARAM,
  listTables,
  parseTableRange,
} from '../query-values.ts';
import { CLIENT_HEADER } from './client-address.ts';
import { isPreviewCrawler } from './crawlers.ts';
import { tooManyCopy, unavailableCopy } from '../i18n/site/every-page/refusal-copy.ts';
import type { RefusalCopy } from '../i18n/site/every-page/refusal-copy.ts';
import { commonHeaders, dataHeaders } from '../security/security-headers.ts';
import { WORK_UNITS } from '../work-quota.ts';
import type { TakeWork } from '../work-quota.ts';

/**
 * Pages with many codes and pages of hits are rendered in one piece, during which the process
 * answers nothing else. Two places, so that a page that waits for the provider does not block the
 * pages of other clients.
 */
const DRAWN_AT_ONCE = 2;
const DRAWN_AT_ONCE_FOR_A_CLIENT = 1;
const MAX_WAITING = 60;
const RETRY_AFTER_SECONDS = 2;
/** A request occupies a place for at most this time, in case the framework never ends the response. */
const PLACE_HELD_MS = 20_000;

type Cost = {
  readonly units: number;
  /** 'queued' pages are rendered in turn, the others at once. */
  readonly turn: 'queued' | 'at-once';
  readonly kind: 'page' | 'picture';
};

/** Undefined for an address whose responses have no quota (`docs/security.md` lists both kinds). */
function findCost({ url = '', headers }: IncomingMessage): Cost | undefined {
  const [pathname = '', ...query] = url.split('?');
  const path = findRequestedRow(pathname)?.path;
  const search = new URLSearchParams(query.join('?'));
  switch (path) {
    case routes.qrSheet.path: {
      const range = parseTableRange(search.get(FIRST_TABLE_PARAM), search.get(LAST_TABLE_PARAM));
      return { units: WORK_UNITS.sheet(listTables(range).length), turn: 'queued', kind: 'page' };
    }
    case routes.restaurants.path:
      return isAllMenusSearch(parseAllMenusQuery(search))
        ? { units: WORK_UNITS.searchPage, turn: 'queued', kind: 'page' }
        : undefined;
    case routes.menuCode.path:
      return { units: WORK_UNITS.menuCode, turn: 'queued', kind: 'picture' };
    case routes.table.path:
      return { units: WORK_UNITS.tablePage, turn: 'at-once', kind: 'page' };
    case routes.menu.path:
      return parseProductSlug(search) !== undefined && isPreviewCrawler(headers['user-agent'] ?? '')
        ? { units: WORK_UNITS.productPage, turn: 'at-once', kind: 'page' }
        : undefined;
    default:
      return undefined;
  }
}

export const findClient = ({ headers }: IncomingMessage): string =>
  String(headers[CLIENT_HEADER] ?? '');

/** A response without a body, in place of a picture or of a page that cannot be rendered now. */
export function refuse(
  response: ServerResponse,
  status: 400 | 404 | 429 | 503,
  retryAfterSeconds?: number,
): void {
  writeRefusal(response, status, retryAfterSeconds).end();
}

function writeRefusal(
  response: ServerResponse,
  status: number,
  retryAfterSeconds?: number,
): ServerResponse {
  for (const { key, value } of [...commonHeaders, ...dataHeaders]) response.setHeader(key, value);
  response.setHeader('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  response.statusCode = status;
  return response;
}

export function refusePage(
  response: ServerResponse,
  status: 429 | 500 | 503,
  retryAfterSeconds: number,
): void {
  writeRefusal(response, status, retryAfterSeconds)
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .end(formatRefusal(status === 429 ? tooManyCopy : unavailableCopy, retryAfterSeconds));
}

/**
 * Resolves when the framework ends the response, and after `maxMs` at the latest. Does not resolve at
 * the event `close`: if the client leaves, that event comes before the work ends.
 */
export function passOnUntilEnd(
  response: ServerResponse,
  passOn: () => void,
  maxMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxMs).unref();
    const { end } = response;
    Object.assign(response, {
      end: (...given: readonly unknown[]): unknown => {
        clearTimeout(timer);
        resolve();
        return Reflect.apply(end, response, given);
      },
    });
    passOn();
  });
}

/**
 * Counts the work of costly pages for each client, and renders the costliest of them in turn, so
 * that many requests at once delay the other responses of the process by no more than a few pages.
 * Pictures have a queue of their own (`lib/pictures/picture-queue.ts`).
 */
export function createCostlyResponses(takeWork: TakeWork): Handler {
  const queue = createFairQueue({
    places: DRAWN_AT_ONCE,
    placesPerClient: DRAWN_AT_ONCE_FOR_A_CLIENT,
    maxWaiting: MAX_WAITING,
  });
  return (request, response, passOn) => {
    const cost = findCost(request);
    if (cost === undefined) return passOn();
    const client = findClient(request);
    const refuseKind = (status: 429 | 503, seconds: number): void =>
      cost.kind === 'page'
        ? refusePage(response, status, seconds)
        : refuse(response, status, seconds);
    const run = async (): Promise<void> => {
      if (response.destroyed) return;
      const retryAfterSeconds = await takeWork(client, cost.units);
      if (retryAfterSeconds > 0) refuseKind(429, retryAfterSeconds);
      else if (cost.turn === 'at-once') passOn();
      else await passOnUntilEnd(response, passOn, PLACE_HELD_MS);
    };
    if (cost.turn === 'at-once') {
      run().catch(() => response.destroy());
      return undefined;
    }
    queue.add(client, {
      // Without `bind` the queue could start this work in the async context of another request.
      run: AsyncLocalStorage.bind(run),
      refuse: () => refuseKind(503, RETRY_AFTER_SECONDS),
    });
    return undefined;
  };
}

/** A small page without styles and scripts, because a page of the site would cost work again. */
export function formatRefusal({ ro, en }: RefusalCopy, retryAfterSeconds: number): string {
  return `<!doctype html><html lang="ro"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${ro.title}</title><h1>${ro.title}</h1><p>${ro.text(retryAfterSeconds)}</p><p><a href="">${ro.again}</a></p><div lang="en"><h2>${en.title}</h2><p>${en.text(retryAfterSeconds)}</p><p><a href="">${en.again}</a></p></div></html>`;
}

/** Answers the request, or calls `passOn` to give it to the next handler. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  passOn: () => void,
) => void;
