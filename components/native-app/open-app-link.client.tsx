'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { publicRoutes } from '@/lib/addresses/public-routes';
import { formatAppLink } from '@/lib/native-app/app-link';
import { readAppTarget } from '@/lib/native-app/app-target';
import type { AppTarget } from '@/lib/native-app/app-target';
import type { Stores } from '@/lib/native-app/store-links';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';
import type { Language } from '@/lib/i18n/language';
import { openAppCopy } from '@/lib/i18n/transaction/open-app-copy';

type Props = { readonly language: Language; readonly stores: Stores };

/**
 * The link with which an account page ends. Its text says where it leads on this device: to the
 * app, to the app's page in the device's store, or on a computer to the download page.
 */
export function OpenAppLink({ language, stores }: Props): ReactNode {
  const target = useBrowserValue(readAppTarget, 'none');
  // The server has no `location`, and there the target is 'none'.
  const link = target === 'none' ? undefined : formatAppLink(target, stores, location.origin);
  return (
    <a href={link ?? publicRoutes.downloadApp()} className={buttonClass('action')}>
      {formatText(target, language)}
    </a>
  );
}

function formatText(target: AppTarget, language: Language): string {
  const { open, openInStore, download } = openAppCopy[language];
  if (target === 'none') return download;
  return target === 'app' ? open : openInStore(target);
}
