import type { Language, Words } from '../language.ts';

const romanian = {
  changed: 'Parola a fost schimbată.',
  signIn: 'Intră în aplicație cu parola nouă.',
  /** Inside the app, replaces `signIn` and the link to the app. */
  inApp: 'Poți închide această pagină și te poți întoarce în aplicație.',
  close: 'Închide',
} as const;

/**
 * The home page shows these texts after a visitor has changed the password. The reset page also
 * shows `changed`, and the activation page also shows `inApp`. The texts have their own file, so
 * that the home page does not load the other texts of the account pages.
 */
export const passwordChangedCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
  en: {
    changed: 'Your password has been changed.',
    signIn: 'Sign in to the app with your new password.',
    inApp: 'You can close this page and go back to the app.',
    close: 'Close',
  },
};
