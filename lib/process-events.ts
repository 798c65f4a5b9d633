import { EventEmitter } from 'node:events';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export type CallInProgress = {
  /** A `CallName` of `lib/provider/call-limits.ts`. */
  readonly call: string;
  readonly group: string;
  readonly method: string;
  readonly correlationId: string;
  /** Listeners of `callStarted` add headers here. The call sends these headers to the provider. */
  readonly headers: Record<string, string>;
};

export type CallEnd = {
  /** 'answered', or the kind of the failure. */
  readonly outcome: string;
  readonly seconds: number;
};

/**
 * `answer` names an answer of the provider, or a part of one, whose shape differs from the
 * contract.
 */
export type UnusableAnswer = { readonly answer: string };

/** `call` is a `CallName`. The site reads no answer above the limit of its call. */
export type OversizedAnswer = { readonly call: string };

/**
 * 'pages' and 'static' are the page cache, for pages and for files of the build; 'menu' and 'list' are
 * the two answer caches.
 */
export type CacheRead = {
  readonly cache: 'static' | 'pages' | 'menu' | 'list';
  /** 'stale': the read found a copy that was not fresh, and served it. 'miss': it served none. */
  readonly result: 'hit' | 'stale' | 'miss';
};

export type Eviction = { readonly store: string; readonly entries: number };

/** Whether the shared store answers in time. */
export type SharedStoreState = { readonly isUp: boolean };

export type SharedStoreCall = { readonly outcome: 'answered' | 'refused' | 'unavailable' };

/**
 * `known`: the number of menus in the index of all menus. `all`: the number of listed restaurants
 * that may have a menu.
 */
export type IndexedMenus = { readonly known: number; readonly all: number };

export type RequestStart = {
  readonly method: string;
  /** The unchanged header of this name. It names the trace that the client or a proxy began. */
  readonly traceparent: string | undefined;
};

export type RequestEnd = { readonly status: number; readonly seconds: number };

/** `page` is a route template. */
export type ReportedViolation = { readonly page: string; readonly directive: string };

/** `value` is in milliseconds; CLS has no unit. */
export type MeasuredVital = {
  /** The page's route template. */
  readonly page: string;
  readonly vital: string;
  readonly value: number;
};

/** No event contains an address or an id from an address. */
export type ProcessEvents = {
  readonly requestStarted: [RequestContext, RequestStart];
  readonly requestEnded: [RequestContext, RequestEnd];
  readonly callStarted: [CallInProgress];
  readonly callEnded: [CallInProgress, CallEnd];
  readonly answerUnusable: [UnusableAnswer];
  readonly answerTooLarge: [OversizedAnswer];
  readonly cacheRead: [CacheRead];
  readonly evicted: [Eviction];
  readonly sharedStoreFound: [SharedStoreState];
  readonly sharedStoreAsked: [SharedStoreCall];
  readonly menusIndexed: [IndexedMenus];
  readonly violationReported: [ReportedViolation];
  readonly vitalMeasured: [MeasuredVital];
};

const eventsOfThisCopy = new EventEmitter<ProcessEvents>();

/** All copies of this module use the emitter of the copy with which the site was made. */
export function getProcessEvents(): EventEmitter<ProcessEvents> {
  return globalThis.runningSite?.events ?? eventsOfThisCopy;
}

/** The request that the running code answers, without its address. */
export type RequestContext = {
  /** The route template, such as `/activate/[token]`. */
  readonly route: string;
  /** A new id for each request. */
  readonly correlationId: string;
};

const contextsOfThisCopy = new AsyncLocalStorage<RequestContext>();

/** Holds one context for each running request. */
export function getRequestContexts(): AsyncLocalStorage<RequestContext> {
  return globalThis.runningSite?.requestContexts ?? contextsOfThisCopy;
}

/** Undefined outside a request, and while the site is built. */
export function getRequestContext(): RequestContext | undefined {
  return getRequestContexts().getStore();
}

/**
 * Sets the context for the rest of the current synchronous execution, and for all asynchronous work
 * that starts in it.
 */
export function enterRequestContext(context: RequestContext): void {
  getRequestContexts().enterWith(context);
}

/**
 * Returns a function that does work for no visitor in particular. It has the route of the present
 * request, but an id of its own, so that no call of it counts as part of this request.
 */
export function bindNewRequestContext<T>(work: () => T): () => T {
  const route = getRequestContext()?.route ?? 'unknown';
  return () => getRequestContexts().run({ route, correlationId: randomUUID() }, work);
}
