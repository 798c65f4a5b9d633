import type { Language, Words } from '../language.ts';

const romanian = {
  heading: 'Ceva nu a mers bine',
  text: 'Pagina nu a putut fi afișată. Încearcă din nou peste câteva momente.',
  /** Replaces `text` on payment pages: when they fail, the state of the payment is unknown. */
  payment:
    'Pagina nu a putut fi afișată. Verifică în aplicație starea comenzii înainte să plătești din nou.',
  retry: 'Încearcă din nou',
  home: 'Acasă',
} as const;

/**
 * Browsers load this file, because error pages cannot get their texts from the server. To keep the
 * download small, the file contains no other texts.
 */
export const transactionErrorCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
  en: {
    heading: 'Something went wrong',
    text: 'The page could not be shown. Try again in a few moments.',
    payment: 'The page could not be shown. Check your order in the app before you pay again.',
    retry: 'Try again',
    home: 'Home',
  },
};
