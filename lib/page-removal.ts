declare global {
  /**
   * The page cache of this process. On `globalThis`, because Next loads the modules of route
   * handlers separately. Undefined in the build and in development.
   */
  var boundedPages: { readonly remove: (keys: readonly string[] | 'all') => void } | undefined;
}

/** Removes the stored pages with these keys, or all pages. */
export function removePages(keys: readonly string[] | 'all'): void {
  globalThis.boundedPages?.remove(keys);
}
