/** The answer to a client that has used up its quota of costly pages. */
export const tooManyCopy = {
  ro: {
    title: 'Prea multe cereri',
    text: (seconds: number): string =>
      `De la această adresă au venit prea multe cereri într-un minut. Încearcă din nou peste ${seconds} s.`,
    again: 'Încearcă din nou',
  },
  en: {
    title: 'Too many requests',
    text: (seconds: number): string =>
      `Too many requests came from this address within a minute. Try again in ${seconds} s.`,
    again: 'Try again',
  },
} as const;
