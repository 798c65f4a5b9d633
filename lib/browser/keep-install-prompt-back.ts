import type { InstallPrompt } from './install-prompt.ts';

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/**
 * Keeps back the browser's offer to install the site, until the visitor asks for it. The browser may
 * make the offer before hydration, so every page loads this file at its start. Code that this file
 * shared with a menu would be one more request for every page.
 */
export function keepInstallPromptBack(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) globalThis.installPrompt = event;
  });
}
