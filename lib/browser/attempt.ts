/**
 * Runs a side matter of a page, which may fail: the browser lacks or refuses what it needs. Safari,
 * for example, throws after 100 changes of the address in 30 s. Does not throw.
 */
export function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // The page works without it.
  }
}
