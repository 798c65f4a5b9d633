import type { Language, Words } from '../language.ts';

const romanian = {
  open: 'Deschide aplicația',
  /** On a device whose link leads to the app's page in its store. */
  openInStore: (store: string): string => `Deschide din ${store}`,
  /** On a device that cannot run the app. */
  download: 'Descarcă aplicația',
} as const;

/** Texts of the link by which an account page leads to the app. */
export const openAppCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
  en: {
    open: 'Open the app',
    openInStore: (store) => `Open from ${store === 'App Store' ? 'the App Store' : store}`,
    download: 'Get the app',
  },
};
