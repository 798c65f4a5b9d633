/** The event with which a browser offers to install the site as an app. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

declare global {
  /**
   * The browser's offer that `keepInstallPromptBack` has kept back. Undefined before an offer,
   * after the offer was shown, and in browsers that never make an offer.
   */
  var installPrompt: InstallPrompt | undefined;
}

/**
 * The type of the event that `showInstallPrompt` dispatches. A browser shows each offer only once,
 * so the button for the offer has to disappear.
 */
const SHOWN = 'installpromptshown';

const EVENTS = ['beforeinstallprompt', SHOWN] as const;

export function showInstallPrompt(): void {
  const offer = globalThis.installPrompt;
  globalThis.installPrompt = undefined;
  void showOffer(offer);
  dispatchEvent(new Event(SHOWN));
}

/** The browser may refuse to show an offer, with an error or a rejected promise. */
async function showOffer(offer: InstallPrompt | undefined): Promise<void> {
  try {
    await offer?.prompt();
  } catch {
    // The page works without the offer.
  }
}

export function subscribeToInstallPrompt(listener: () => void): () => void {
  for (const type of EVENTS) addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) removeEventListener(type, listener);
  };
}
