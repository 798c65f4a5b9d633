import type { Route } from 'next';
import { routes } from '@/lib/addresses/routes';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';

export type NavigationLink = { readonly href: Route; readonly label: string };

/** When JavaScript is off, a link in place of the menu button leads to this id in the footer. */
export const FOOTER_NAVIGATION_ID = 'navigatie_subsol';

/** Requirement F-1. */
export function getHeaderNavigation(language: Language): readonly NavigationLink[] {
  const { chrome } = chromeCopy[language];
  return [
    { href: routes.home(), label: chrome.home },
    { href: routes.restaurants(), label: chrome.restaurants },
    { href: routes.terms(), label: chrome.terms },
    { href: routes.privacy(), label: chrome.privacy },
  ];
}
