import type { InstallPrompt } from './install-prompt.ts';

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/**
 * Keeps back the browser's offer to install the site, until `showInstallPrompt` shows the offer.
 * The browser may make the offer before hydration, so pages load this file at their start. This
 * file imports only a type: code that other files also import could be in a chunk of its own, which
 * would be one more request.
 */
export function keepInstallPromptBack(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) globalThis.installPrompt = event;
  });
}
