import type { Language, Words } from '../../language.ts';
import { siteCopy } from '../site-copy.ts';

type ChromeCopy = {
  readonly chrome: Words<typeof siteCopy.chrome>;
  readonly footer: Words<typeof siteCopy.footer>;
  readonly stores: Words<typeof siteCopy.stores>;
};

/**
 * Texts of the header, the footer and the store links. Menus and transaction pages can show them in
 * English; all other pages show the Romanian texts.
 */
export const chromeCopy: Readonly<Record<Language, ChromeCopy>> = {
  ro: { chrome: siteCopy.chrome, footer: siteCopy.footer, stores: siteCopy.stores },
  en: {
    chrome: {
      skipToContent: 'Skip to content',
      homeLink: (brand) => `${brand}, home page`,
      mainNavigation: 'Main navigation',
      openMenu: 'Open navigation',
      closeMenu: 'Close navigation',
      mobileMenu: 'Navigation menu',
      home: 'Home',
      restaurants: 'Restaurants',
      terms: 'Terms and conditions',
      privacy: 'Privacy',
      createAccount: 'Create account',
      loading: 'Loading…',
    },
    footer: {
      label: 'Footer',
      tagline: 'Enjoy your meal, Arad!',
      pages: 'Pages',
      company: 'Contact details',
      registeredOffice: 'Registered office',
      taxId: 'Tax ID (CUI)',
      tradeRegister: 'Trade Register no.',
      legal: 'Legal information',
      terms: 'Terms and conditions',
      privacy: 'Privacy policy',
      accountDeletion: 'Deleting your account',
      cookies: 'Cookie policy',
      coinsTerms: 'Coins programme terms',
      additionalAct: 'Data processing addendum',
      eula: 'Licence agreement (EULA)',
      accessibility: 'Accessibility',
      partners: 'For restaurants',
      downloadApp: 'Get the app',
      consumerProtection: 'Consumer protection',
      payments: 'Accepted payments',
    },
    stores: {
      appStore: 'Download on the App Store',
      playStore: 'Get it on Google Play',
    },
  },
};
