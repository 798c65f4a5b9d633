import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  var boundedSubstitutePaths: AsyncLocalStorage<string> | undefined;
}

/**
 * Holds the path of the substitute page for the current request. A substitute page is rendered in
 * place of the requested page: if the restaurant does not exist, the front cache chooses a
 * not-found page that such restaurants share. The storage is on `globalThis`, because Next loads
 * this module several times.
 */
function getStorage(): AsyncLocalStorage<string> {
  globalThis.boundedSubstitutePaths ??= new AsyncLocalStorage();
  return globalThis.boundedSubstitutePaths;
}

/** `handle` passes a request to the framework. `proxy.ts` then rewrites this request to `path`. */
export function withSubstitutePath(path: string, handle: () => void): void {
  getStorage().run(path, handle);
}

/** Undefined if the current request gets the requested page. */
export function getSubstitutePath(): string | undefined {
  return getStorage().getStore();
}
