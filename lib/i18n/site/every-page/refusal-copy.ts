import { formatWaitEn, formatWaitRo } from '../../format-count.ts';
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

/** The response to a client that has used up its quota of costly pages. */
export const tooManyCopy = {
  ro: {
    title: 'Prea multe pagini într-un minut',
    text: (seconds) =>
      `De la această adresă de internet s-au deschis prea multe pagini într-un minut. Încearcă din nou peste ${formatWaitRo(seconds)}.`,
    again: 'Încearcă din nou',
  },
  en: {
    title: 'Too many pages within a minute',
    text: (seconds) =>
      `Too many pages were opened from this internet address within a minute. Try again in ${formatWaitEn(seconds)}.`,
    again: 'Try again',
  },
} as const satisfies RefusalCopy;

/** The response when the site cannot show a page now, through no fault of the client. */
export const unavailableCopy = {
  ro: {
    title: 'Pagina nu poate fi afișată acum',
    text: (seconds) => `Încearcă din nou peste ${formatWaitRo(seconds)}.`,
    again: 'Încearcă din nou',
  },
  en: {
    title: 'The page cannot be shown now',
    text: (seconds) => `Try again in ${formatWaitEn(seconds)}.`,
    again: 'Try again',
  },
} as const satisfies RefusalCopy;
