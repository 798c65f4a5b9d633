import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The request that the running code answers, without its address. */
export type RequestContext = {
  /** The route template, such as `/activate/[token]`. */
  readonly route: string;
  /** A new id for each request. */
  readonly correlationId: string;
};

declare global {
  var boundedRequestContexts: AsyncLocalStorage<RequestContext> | undefined;
}

/**
 * The storage is on `globalThis`, because Next loads this module several times and all copies of
 * the module must use the same storage. The storage holds one context for each running request.
 */
function getStorage(): AsyncLocalStorage<RequestContext> {
  globalThis.boundedRequestContexts ??= new AsyncLocalStorage();
  return globalThis.boundedRequestContexts;
}

/** Undefined outside a request, and while the site is built. */
export function getRequestContext(): RequestContext | undefined {
  return getStorage().getStore();
}

/**
 * Sets the context for the rest of the current synchronous execution, and for all asynchronous work
 * that starts in it.
 */
export function enterRequestContext(context: RequestContext): void {
  getStorage().enterWith(context);
}

/**
 * Returns a function that does work for no visitor in particular. It has the route of the present
 * request, but an id of its own, so that no call of it counts as part of this request.
 */
export function bindNewRequestContext<T>(work: () => T): () => T {
  const route = getRequestContext()?.route ?? 'unknown';
  return () => getStorage().run({ route, correlationId: randomUUID() }, work);
}
