import type { Language } from '../language.ts';

type PasswordChangedCopy = {
  readonly changed: string;
  readonly signIn: string;
  /** The text of the link to `/downloadapp`, which leads to a store. */
  readonly appPage: string;
  /** Replaces `signIn` and `appPage` inside the app. */
  readonly inApp: string;
  readonly close: string;
};

/**
 * The home page shows these texts after a visitor has changed the password. The reset page also
 * shows `changed`, and the activation page also shows `inApp`. The texts have their own file, so
 * that the home page does not load the other texts of the account pages.
 */
export const passwordChangedCopy: Readonly<Record<Language, PasswordChangedCopy>> = {
  ro: {
    changed: 'Parola a fost schimbată.',
    signIn: 'Autentifică-te în aplicație cu parola nouă.',
    appPage: 'Deschide pagina aplicației',
    inApp: 'Poți închide această pagină și te poți întoarce în aplicație.',
    close: 'Închide',
  },
  en: {
    changed: 'Your password has been changed.',
    signIn: 'Sign in to the app with the new password.',
    appPage: "Open the app's page",
    inApp: 'You can close this page and go back to the app.',
    close: 'Close',
  },
};
