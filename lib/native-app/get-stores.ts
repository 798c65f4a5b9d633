import { getSettings } from '@/lib/config';
import type { Stores } from './store-links.ts';

/** The settings of the links to the app, as a prop of client components. */
export function getStores(): Stores {
  const { appStoreUrl, appStoreProviderToken, playStoreUrl, androidPackage } = getSettings();
  return { appStoreUrl, appStoreProviderToken, playStoreUrl, androidPackage };
}
