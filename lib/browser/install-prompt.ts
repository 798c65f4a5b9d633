/** The event with which a browser offers to install the site as an app. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

declare global {
  /**
   * The browser's offer that `keepInstallPromptBack` has kept back. Undefined if there is none:
   * some browsers never make one.
   */
  var installPrompt: InstallPrompt | undefined;
}

/**
 * Dispatched after the offer was shown. A browser shows each offer only once, so listeners have to
 * learn that the offer is gone.
 */
const SHOWN = 'installpromptshown';

const EVENTS = ['beforeinstallprompt', SHOWN] as const;

export function showInstallPrompt(): void {
  void globalThis.installPrompt?.prompt();
  globalThis.installPrompt = undefined;
  dispatchEvent(new Event(SHOWN));
}

export function subscribeToInstallPrompt(listener: () => void): () => void {
  for (const type of EVENTS) addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) removeEventListener(type, listener);
  };
}
