import type { InstallPrompt } from './install-prompt.ts';

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/**
 * Keeps back the browser's offer to install the site, until the visitor asks for it. The browser
 * may make the offer before hydration, so pages load this file at their start. It imports no code,
 * because a chunk shared with other files would be one more request.
 */
export function keepInstallPromptBack(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) globalThis.installPrompt = event;
  });
}
