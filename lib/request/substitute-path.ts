import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  var boundedSubstitutePaths: AsyncLocalStorage<string> | undefined;
}

/**
 * A substitute page is rendered in place of the requested page: the front cache lets restaurants
 * that do not exist share a not-found page. The storage holds, for each such request, the path of
 * the substitute page. It is on `globalThis`, because Next loads this module several times.
 */
function getStorage(): AsyncLocalStorage<string> {
  globalThis.boundedSubstitutePaths ??= new AsyncLocalStorage();
  return globalThis.boundedSubstitutePaths;
}

/** While `answer` handles a request, `proxy.ts` rewrites the request to `path`. */
export function withSubstitutePath(path: string, answer: () => void): void {
  getStorage().run(path, answer);
}

/** Undefined for a request that gets the requested page. */
export function getSubstitutePath(): string | undefined {
  return getStorage().getStore();
}
