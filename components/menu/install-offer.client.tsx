'use client';

import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { InstallPrompt } from '@/lib/browser/page-start';
import { focusMain } from '@/lib/browser/focus-main';
import { useEnglish } from '@/lib/hooks/use-english';
import { installCopy } from '@/lib/i18n/site/every-page/install-copy';

/**
 * The button that opens the browser's install prompt. Renders nothing while the browser offers no
 * prompt.
 */
export function InstallOffer({ className }: { readonly className: string | undefined }): ReactNode {
  const { install } = useEnglish()?.install ?? installCopy;
  const isOffered = useSyncExternalStore(
    subscribeToInstallPrompt,
    () => globalThis.installPrompt !== undefined,
    () => false,
  );
  if (!isOffered) return null;
  const show = (): void => {
    // The button unmounts; move focus to the content first.
    focusMain();
    showInstallPrompt();
  };
  return (
    <p className={className}>
      <Button tone="quiet" onClick={show}>
        {install}
      </Button>
    </p>
  );
}

/**
 * The type of the event that `showInstallPrompt` dispatches. A browser shows each offer only once,
 * so the button for the offer has to disappear.
 */
const SHOWN = 'installpromptshown';

const EVENTS = ['beforeinstallprompt', SHOWN] as const;

function showInstallPrompt(): void {
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

function subscribeToInstallPrompt(listener: () => void): () => void {
  for (const type of EVENTS) addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) removeEventListener(type, listener);
  };
}
