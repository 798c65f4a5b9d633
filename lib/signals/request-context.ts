import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code answers, without its address. */
export type RequestContext = {
  /** The route template, such as `/activate/[token]`. */
  readonly route: string;
  /** New for each request. In our log lines, and sent to the provider with each call. */
  readonly correlationId: string;
};

declare global {
  var boundedRequestContexts: AsyncLocalStorage<RequestContext> | undefined;
}

/** On `globalThis`, because the framework loads this module several times. Bounded by the requests. */
function getStorage(): AsyncLocalStorage<RequestContext> {
  globalThis.boundedRequestContexts ??= new AsyncLocalStorage();
  return globalThis.boundedRequestContexts;
}

/** Undefined outside a request, and while the site is built. */
export function getRequestContext(): RequestContext | undefined {
  return getStorage().getStore();
}

/** For the rest of the current callback and everything that it starts. */
export function enterRequestContext(context: RequestContext): void {
  getStorage().enterWith(context);
}
