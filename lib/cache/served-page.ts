import { AsyncLocalStorage } from 'node:async_hooks';

/** A fresh page that the page cache found or stored during a request. */
export type ServedPage = {
  /** The key of the page in the page store. */
  readonly path: string;
  /** In milliseconds of `getFrameworkTime`. Infinity for a page without a page period. */
  readonly freshUntil: number;
  /** The page store's expiry count before the page was read or rendered. */
  readonly expiryCount: number;
};

/** Empty until the page cache has found or stored a fresh page for the request. */
export type ServedPageNote = {
  page?: ServedPage;
  /** Called when `page` is set. This can be after the answer, which then had the expired page. */
  onPage?: () => void;
};

declare global {
  var boundedServedPages: AsyncLocalStorage<ServedPageNote> | undefined;
}

/**
 * The storage is on `globalThis`, because two copies of this module need the same storage: Next
 * loads the cache handler outside the bundle, and the front cache is in the bundle.
 */
function getStorage(): AsyncLocalStorage<ServedPageNote> {
  globalThis.boundedServedPages ??= new AsyncLocalStorage();
  return globalThis.boundedServedPages;
}

/**
 * Calls `answer`. The page cache writes into `note` the fresh page that it finds or stores in this
 * call and in the asynchronous work that the call starts.
 */
export function withServedPageNote(note: ServedPageNote, answer: () => void): void {
  getStorage().run(note, answer);
}

/** Call this only for a fresh page that the page cache has stored or is about to store. */
export function noteServedPage(page: ServedPage): void {
  const note = getStorage().getStore();
  if (note === undefined) return;
  note.page = page;
  note.onPage?.();
}
