/**
 * Keeps a refused change of the history from throwing. Browsers limit these changes: Safari throws a
 * SecurityError after 100 in 30 s, and Firefox does so too. The framework also changes the history,
 * for example after Back, while React renders, and an error there would replace the page by the
 * error page. Call this before the framework starts. This file imports nothing: code that other
 * files also import could be in a chunk of its own, which would be one more request.
 */
export function guardHistory(): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (...args) => {
      try {
        change(...args);
      } catch (error) {
        if (!String(error).startsWith('SecurityError')) throw error;
      }
    };
  }
}
