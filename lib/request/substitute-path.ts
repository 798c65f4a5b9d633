import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  var boundedSubstitutePaths: AsyncLocalStorage<string> | undefined;
}

/**
 * The storage is on `globalThis`, because Next loads this module several times. For each running
 * request that gets a substitute page, it holds the path of that page.
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
