'use client';

import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { focusMain } from '@/lib/browser/focus-main';
import { showInstallPrompt, subscribeToInstallPrompt } from '@/lib/browser/install-prompt';
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
