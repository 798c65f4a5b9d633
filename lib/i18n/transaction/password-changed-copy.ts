import type { Language } from '../language.ts';

type PasswordChangedCopy = {
  readonly changed: string;
  /** Inside the app, `inApp` of `openAppCopy` replaces this text and the link after it. */
  readonly signIn: string;
  readonly close: string;
};

/**
 * The home page shows these texts after a visitor has changed the password. The reset page also
 * shows `changed`. The texts have their own file, so that the home page does not load the other
 * texts of the account pages.
 */
export const passwordChangedCopy: Readonly<Record<Language, PasswordChangedCopy>> = {
  ro: {
    changed: 'Parola a fost schimbată.',
    signIn: 'Intră în aplicație cu parola nouă.',
    close: 'Închide',
  },
  en: {
    changed: 'Your password has been changed.',
    signIn: 'Sign in to the app with your new password.',
    close: 'Close',
  },
};
