import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/i18n/language';
import { installCopy } from '@/lib/i18n/site/menu/menu-copy';
import { englishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { focusMain } from '@/lib/browser/focus-main';
import type { InstallPrompt } from '@/lib/browser/page-start';

type Props = { readonly language: Language; readonly className: string | undefined };

/** The button that opens the browser's install prompt. `operateInstallOffer` shows it. */
export function InstallOffer({ language, className }: Props): ReactNode {
  const { install } = language === 'en' ? englishMenuCopy.install : installCopy;
  return (
    <p id={INSTALL_OFFER_ID} hidden className={className}>
      <Button tone="quiet">{install}</Button>
    </p>
  );
}

/** The element of `InstallOffer`. */
const INSTALL_OFFER_ID = 'oferta_de_instalare';

/** Shows the button of `InstallOffer` while the browser offers a prompt, until `signal` ends it. */
export function operateInstallOffer(signal: AbortSignal): void {
  const offer = document.querySelector<HTMLElement>(`#${INSTALL_OFFER_ID}`);
  if (offer === null) return;
  const update = (): void => {
    offer.hidden = globalThis.installPrompt === undefined;
  };
  const install = (): void => {
    // The button disappears; move focus to the content first.
    focusMain();
    // A browser shows each offer only once.
    const prompt = globalThis.installPrompt;
    globalThis.installPrompt = undefined;
    update();
    void showPrompt(prompt);
  };
  offer.querySelector('button')?.addEventListener('click', install, { signal });
  addEventListener('beforeinstallprompt', update, { signal });
  update();
}

/** The browser may refuse to show an offer, with an error or a rejected promise. */
async function showPrompt(prompt: InstallPrompt | undefined): Promise<void> {
  try {
    await prompt?.prompt();
  } catch {
    // The page works without the offer.
  }
}
