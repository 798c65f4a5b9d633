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
 * Holds back the browser's offer to install the site, until `showInstallPrompt` shows the offer.
 * The browser may make the offer before hydration, so pages load this file at their start. This
 * file imports nothing: code that other files also import could be in a chunk of its own, which
 * would be one more request.
 */
export function keepInstallPromptBack(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) globalThis.installPrompt = event;
  });
}
