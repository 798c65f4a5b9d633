import { EventEmitter } from 'node:events';
import type { RequestContext } from './request-context.ts';

/** A call to the provider, from its start until its result. */
export type CallInProgress = {
  /** The name of the call and of its group, from `lib/provider/transport/call-limits.ts`. */
  readonly call: string;
  readonly group: string;
  readonly method: string;
  readonly correlationId: string;
  /** Headers of the request that a listener of `callStarted` adds. */
  readonly headers: Record<string, string>;
};

export type CallEnd = {
  /** 'answered', or the kind of the failure. */
  readonly outcome: string;
  readonly seconds: number;
};

/** The page cache reads `pages`; the answer cache reads `menu` and `list`. */
export type CacheRead = {
  readonly cache: 'pages' | 'menu' | 'list';
  /** 'stale': an older copy was served. 'miss': a new one had to be made, or there is none. */
  readonly result: 'hit' | 'stale' | 'miss';
};

export type Eviction = { readonly store: string; readonly entries: number };

export type RequestStart = {
  readonly method: string;
  /** The trace that the client or a proxy began, as it was sent. */
  readonly traceparent: string | undefined;
};

export type RequestEnd = { readonly status: number; readonly seconds: number };

/** A page's policy has blocked something; `page` is a route template. */
export type ReportedViolation = { readonly page: string; readonly directive: string };

/** A web vital of a visit in milliseconds, or the sum of the shifts for CLS. */
export type MeasuredVital = {
  /** The page's route template. */
  readonly page: string;
  readonly vital: string;
  readonly value: number;
};

/**
 * What happens in this process, for metrics, traces and logs. No signal contains an address or an
 * id from an address.
 */
type Signals = {
  readonly requestStarted: [RequestContext, RequestStart];
  readonly requestAnswered: [RequestContext, RequestEnd];
  readonly callStarted: [CallInProgress];
  readonly callEnded: [CallInProgress, CallEnd];
  readonly cacheRead: [CacheRead];
  readonly evicted: [Eviction];
  readonly violationReported: [ReportedViolation];
  readonly vitalMeasured: [MeasuredVital];
};

declare global {
  var boundedSignals: EventEmitter<Signals> | undefined;
}

/**
 * The signals of this process. They are on `globalThis`, because the framework loads this module
 * several times. The listeners are bounded, because they are added once, at the start. A signal
 * without listeners costs a lookup.
 */
export function getSignals(): EventEmitter<Signals> {
  globalThis.boundedSignals ??= new EventEmitter<Signals>();
  return globalThis.boundedSignals;
}
