import type { Language } from '../../language.ts';

export type RefusalCopy = Readonly<
  Record<
    Language,
    {
      readonly title: string;
      readonly text: (seconds: number) => string;
      readonly again: string;
    }
  >
>;

/** The answer to a client that has used up its quota of costly pages. */
export const tooManyCopy = {
  ro: {
    title: 'Prea multe cereri',
    text: (seconds) =>
      `De la această adresă au venit prea multe cereri într-un minut. Încearcă din nou peste ${seconds} s.`,
    again: 'Încearcă din nou',
  },
  en: {
    title: 'Too many requests',
    text: (seconds) =>
      `Too many requests came from this address within a minute. Try again in ${seconds} s.`,
    again: 'Try again',
  },
} as const satisfies RefusalCopy;

/** The answer when the site cannot show a page now, through no fault of the client. */
export const unavailableCopy = {
  ro: {
    title: 'Pagina nu poate fi afișată acum',
    text: (seconds) => `Încearcă din nou peste ${seconds} s.`,
    again: 'Încearcă din nou',
  },
  en: {
    title: 'The page cannot be shown now',
    text: (seconds) => `Try again in ${seconds} s.`,
    again: 'Try again',
  },
} as const satisfies RefusalCopy;
