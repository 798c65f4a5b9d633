import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageStore } from '@/lib/cache/bounded-page-store';
import { getFrameworkTime } from '@/lib/cache/entry';
import { withServedPageNote } from '@/lib/cache/served-page';
import type { ServedPage, ServedPageNote } from '@/lib/cache/served-page';
import type { HandlerBeforeFramework } from '@/lib/request/before-framework/handle-before-framework';
import { getSignals } from '@/lib/signals/signals';
import { captureAnswer } from './capture-answer.ts';
import type { CapturedAnswer } from './capture-answer.ts';
import { chooseEncoding, ENCODINGS } from './choose-encoding.ts';
import type { Encoding } from './choose-encoding.ts';
import { compressBody, createCompressionQueue, isCompressible } from './compress-body.ts';
import { findFrontPage } from './request/find-front-page.ts';
import { findKeepingTime, STATE_HEADER } from './keeping-time.ts';
import { createKeptAnswers, hashBody, listEncodings } from './kept-answers.ts';
import type { KeptAnswer } from './kept-answers.ts';
import { createMissingAnswers } from './missing-answers.ts';
import { removeVaryingHeaders } from './request/remove-varying-headers.ts';
import { markStale, prepareAnswer, sendAnswer } from './send-answer.ts';
import type { Asked } from './send-answer.ts';
import { isStaticFile } from './request/static-file.ts';

/**
 * How long a refresh may last after its visitor was answered. A rendering that takes longer has
 * probably failed, and then the next request starts another one.
 */
const REFRESH_MS = 5_000;

const ENCODINGS_OF_FIRST_ANSWER: readonly Encoding[] = ['gzip', 'identity'];

type FrontCacheOptions = {
  readonly maxBytes: number;
  readonly pages: Pick<PageStore, 'get' | 'getExpiryCount' | 'onRemoval'>;
  readonly isUnknownRestaurant: (restaurantId: string) => Promise<boolean>;
  readonly now?: () => number;
  readonly compress?: typeof compressBody;
};

type Refresh = {
  /** When other requests no longer wait for it, in milliseconds of `getFrameworkTime`. */
  until: number;
};

/** Keeps complete answers in front of the framework (`docs/decisions/0002-caches.md`). */
export function createFrontCache(options: FrontCacheOptions): HandlerBeforeFramework {
  const { maxBytes, pages, isUnknownRestaurant } = options;
  const { now = getFrameworkTime, compress = compressBody } = options;
  const answers = createKeptAnswers(maxBytes);
  const answerMissing = createMissingAnswers({ pages, isUnknownRestaurant, compress });
  const compressLater = createCompressionQueue();
  /** The refresh of an answer, by the answer's key. */
  const refreshing = new Map<string, Refresh>();
  pages.onRemoval((removed) => {
    const paths = removed === 'all' ? answers.keys().filter((key) => !isStaticFile(key)) : removed;
    for (const path of [...paths]) answers.delete(path);
  });

  /**
   * Undefined for a request that the framework must answer. While an expired answer is refreshed,
   * other requests get the expired answer until `staleUntil`.
   */
  const findState = (key: string, kept: KeptAnswer): 'HIT' | 'STALE' | undefined => {
    const time = now();
    if (time < kept.freshUntil) return 'HIT';
    const refresh = refreshing.get(key);
    return refresh && time < refresh.until && time < kept.staleUntil ? 'STALE' : undefined;
  };

  const addBody = (key: string, digest: string, encoding: Encoding, body: Buffer): void => {
    const kept = answers.get(key);
    if (kept?.digest !== digest) return;
    const prepared = prepareAnswer({
      status: 200,
      headers: kept.headers,
      encoding,
      body,
      state: 'HIT',
    });
    answers.set(key, { ...kept, encoded: { ...kept.encoded, [encoding]: prepared } });
  };

  const compressMissing = (key: string, digest: string, body: Buffer): void => {
    const known = answers.get(key)?.encoded ?? {};
    for (const encoding of ['gzip', 'br'] as const) {
      if (known[encoding] !== undefined) continue;
      compressLater(async () => {
        if (answers.get(key)?.digest !== digest) return;
        addBody(key, digest, encoding, await compress[encoding](body));
      });
    }
  };

  const keepAndSend = async (
    key: string,
    asked: Asked,
    response: ServerResponse,
    captured: CapturedAnswer,
    page: ServedPage | undefined,
  ): Promise<void> => {
    const { status, headers, body } = captured;
    const mayCompress = isCompressible(captured);
    const wanted = chooseEncoding(asked.headers['accept-encoding'], ENCODINGS_OF_FIRST_ANSWER);
    const encoding = mayCompress && wanted !== undefined ? wanted : 'identity';
    const digest = hashBody(captured);
    const older = answers.get(key);
    const known = older?.digest === digest ? older.encoded : {};
    const keepingTime = findKeepingTime(captured, {
      key,
      page,
      expiryCount: pages.getExpiryCount(),
      now: now(),
    });
    // If the body has not changed, keep its encodings, but prepare each one with the new headers.
    if (keepingTime) {
      answers.set(key, { ...keepingTime, headers, digest, encoded: {} });
      for (const name of ENCODINGS) {
        const bytes = known[name]?.body;
        if (bytes) addBody(key, digest, name, bytes);
      }
    } else if (status !== 200) {
      answers.delete(key);
    }
    const isGzip = encoding === 'gzip';
    // If the answer is deleted from `answers` during the compression, `addBody` adds nothing.
    const sent = isGzip ? (known.gzip?.body ?? (await compress.gzip(body))) : body;
    addBody(key, digest, encoding, sent);
    sendAnswer(asked, response, prepareAnswer({ status, headers, encoding, body: sent }));
    if (keepingTime && mayCompress) compressMissing(key, digest, body);
  };

  const fill = (
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    passOn: () => void,
  ): void => {
    const asked: Asked = { method: request.method, headers: { ...request.headers } };
    const refresh: Refresh = { until: Infinity };
    // An older answer may still be on its way to a slow client while a newer request refreshes it.
    const endRefresh = (): void => {
      if (refreshing.get(key) === refresh) refreshing.delete(key);
    };
    // If the visitor leaves before the answer, the framework may render nothing.
    const endUnanswered = (): void => {
      if (refresh.until === Infinity) endRefresh();
    };
    const note: ServedPageNote = {};
    refreshing.set(key, refresh);
    response.once('close', endUnanswered);
    removeVaryingHeaders(request);
    captureAnswer(response, (captured) => {
      // The framework answers at once with the expired page, and renders the new one afterwards.
      // The refresh lasts until then: `fill` for the next request finds the new page.
      if (captured.headers[STATE_HEADER] === 'STALE' && note.page === undefined) {
        refresh.until = now() + REFRESH_MS;
        note.onPage = endRefresh;
      } else endRefresh();
      keepAndSend(key, asked, response, captured, note.page).catch(() => response.destroy());
    });
    withServedPageNote(note, passOn);
  };

  /**
   * Sends the kept answer if `findState` allows this and the client accepts one of the kept
   * encodings. Returns whether the answer was sent.
   */
  const sendKept = (key: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const kept = answers.get(key);
    const state = kept && findState(key, kept);
    const encoding =
      kept && chooseEncoding(request.headers['accept-encoding'], listEncodings(kept));
    const prepared = encoding && kept?.encoded[encoding];
    const canSend = state !== undefined && prepared !== undefined;
    getSignals().emit('cacheRead', {
      cache: isStaticFile(key) ? 'static' : 'front',
      result: canSend ? (state === 'HIT' ? 'hit' : 'stale') : 'miss',
    });
    if (!canSend) return false;
    sendAnswer(request, response, state === 'HIT' ? prepared : markStale(prepared));
    return true;
  };

  return (request, response, passOn) => {
    const page = findFrontPage(request);
    if (page === undefined) return passOn();
    const { path, isShared, restaurant } = page;
    if (isShared && sendKept(path, request, response)) return;
    const fillOrPassOn = (): void => {
      // A HEAD request gets no body that could be kept.
      if (isShared && request.method === 'GET') fill(path, request, response, passOn);
      else passOn();
    };
    if (restaurant === undefined) return fillOrPassOn();
    answerMissing(restaurant, request, response, passOn).then(
      (isMissing) => (isMissing ? answers.delete(path) : fillOrPassOn()),
      () => response.destroy(),
    );
  };
}
