import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/i18n/language';
import { installCopy } from '@/lib/i18n/site/menu/menu-copy';
import { englishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { INSTALL_OFFER_ID } from './operate-install-offer.ts';

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
