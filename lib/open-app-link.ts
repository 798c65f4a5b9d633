import { publicRoutes } from '@/lib/addresses/public-routes';
import type { Language } from '@/lib/i18n/language';
import { openAppCopy } from '@/lib/i18n/transaction/account-copy';
import { formatAppLink } from '@/lib/native-app/app-link';
import { readAppTarget } from '@/lib/native-app/device';
import type { AppTarget } from '@/lib/native-app/device';
import type { Stores } from '@/lib/native-app/store-links';

export type OpenAppLinkParts = { readonly href: string; readonly text: string };

/**
 * The link with which an account page ends. Its text says where it leads on this device: to the
 * app, to the app's page in the device's store, or on a computer to the download page.
 */
export function formatOpenAppLink(
  target: AppTarget,
  language: Language,
  stores: Stores,
): OpenAppLinkParts {
  // The server has no `location`, and there the target is 'none'.
  const link = target === 'none' ? undefined : formatAppLink(target, stores, location.origin);
  return { href: link ?? publicRoutes.downloadApp(), text: formatText(target, language) };
}

/** The link on this device. Browser code only. */
export const readOpenAppLink = (language: Language, stores: Stores): OpenAppLinkParts =>
  formatOpenAppLink(readAppTarget(), language, stores);

function formatText(target: AppTarget, language: Language): string {
  const { open, openInStore, download } = openAppCopy[language];
  if (target === 'none') return download;
  return target === 'app' ? open : openInStore(target);
}
