// A page with the framework calls both functions before the framework starts, a public page the
// second one. This file imports nothing: code that other files also import could be in a chunk of its
// own, which would be one more request.

/**
 * Keeps a refused change of the history from throwing. Browsers limit these changes: Safari throws a
 * SecurityError after 100 in 30 s, and Firefox does so too. The framework also changes the history,
 * for example after Back, while React renders, and an error there would replace the page by the
 * error page.
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

/** The event with which a browser offers to install the site as an app. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

declare global {
  /**
   * The browser's offer that `keepInstallPromptBack` holds back. Undefined before an offer,
   * after the offer was shown, and in browsers that never make an offer.
   */
  var installPrompt: InstallPrompt | undefined;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/**
 * Holds back the browser's offer to install the site, until `operateInstallOffer` shows the offer.
 * The browser may make the offer before the steps of the page run, so pages call this at their start.
 */
export function keepInstallPromptBack(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) globalThis.installPrompt = event;
  });
}
