import type { Route } from 'next';
import { routes } from '@/lib/addresses/routes';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { legalLinks } from '@/lib/legal/legal-links';

type NavigationLink = { readonly href: Route; readonly label: string };

type NavigationGroup = { readonly heading: string; readonly links: readonly NavigationLink[] };

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

export function getFooterNavigation(language: Language): readonly NavigationGroup[] {
  const { chrome, footer } = chromeCopy[language];
  return [
    {
      heading: footer.pages,
      links: [
        { href: routes.home(), label: chrome.home },
        { href: routes.restaurants(), label: chrome.restaurants },
        { href: routes.partner(), label: footer.partners },
        { href: routes.downloadApp(), label: footer.downloadApp },
      ],
    },
    {
      heading: footer.legal,
      links: [
        { href: routes.terms(), label: footer.terms },
        { href: routes.privacy(), label: footer.privacy },
        { href: legalLinks.accountDeletion.href, label: footer.accountDeletion },
        { href: routes.cookies(), label: footer.cookies },
        { href: routes.coinsTerms(), label: footer.coinsTerms },
        { href: routes.additionalAct(), label: footer.additionalAct },
        { href: routes.eula(), label: footer.eula },
        { href: routes.accessibility(), label: footer.accessibility },
      ],
    },
  ];
}
