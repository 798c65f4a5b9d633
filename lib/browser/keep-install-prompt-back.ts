import type { InstallPrompt } from './install-prompt.ts';

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/**
 * Keeps the browser's offer to install the site back until the visitor asks for it. The browser may
 * make it before hydration. Not in `install-prompt.ts`: a file that the start of every page shares
 * with a menu would be one more request for every page.
 */
export function keepInstallPromptBack(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) globalThis.installPrompt = event;
  });
}
