/** The event with which a browser offers to install the site as an app. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

declare global {
  /** The offer that was kept back; undefined without one, and in browsers that make none. */
  var installPrompt: InstallPrompt | undefined;
}

/** Dispatched when the offer is used up: a browser shows each offer once. */
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
