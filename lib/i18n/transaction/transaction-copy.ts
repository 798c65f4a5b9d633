import { SUBSCRIPTION_DAYS } from '../../business-facts.ts';
import { formatCount, formatWaitEn, formatWaitRo } from '../format-count.ts';
import type { Language, Words } from '../language.ts';

const romanian = {
  languageSwitch: 'Limba paginii',
  /** Read out in place of the signs. */
  signs: {
    waiting: 'Așteptăm un răspuns',
    ready: 'E rândul tău',
    done: 'Reușit',
    failed: 'Nereușit',
    unknown: 'Încă nu știm',
    left: 'Înapoi în aplicație',
  },
  /** For a page that has not hydrated, because the browser did not get one of its scripts. */
  unhydrated: {
    title: 'Pagina nu s-a încărcat complet',
    /** The page adds a colon and the phone number. */
    support: 'Asistență',
    reload: 'Reîncarcă pagina',
  },
  /** Why a call of the page to our API failed. After `seconds` the visitor can try again. */
  failure: {
    /** Blames the visitor's connection, because the browser reports that it is offline. */
    offline: 'Nu ai conexiune la internet. Verifică rețeaua și încearcă din nou.',
    unreached: 'Nu am primit niciun răspuns. Încearcă din nou peste câteva momente.',
    unavailable: (seconds: number): string =>
      `Serviciul nu răspunde acum. Încearcă din nou peste ${formatWaitRo(seconds)}.`,
    broken: 'Nu am primit răspunsul așteptat. Încearcă din nou peste câteva minute.',
    /**
     * Shown when too many requests came from an IP address. Many visitors can share this address,
     * so the text does not blame the visitor.
     */
    limited: (seconds: number): string =>
      `Serviciul nu răspunde acum: au venit prea multe cereri. Încearcă din nou peste ${formatWaitRo(seconds)}.`,
    rejected: 'Cererea nu a putut fi acceptată.',
  },
  /** Kept in both languages, although no page shows these texts (requirement E-6). */
  subscription: {
    active: `Abonamentul este activ timp de ${formatCount(SUBSCRIPTION_DAYS, { one: 'zi', many: 'zile' })}.`,
    renewal: 'Se reînnoiește lunar.',
    question: 'Vrei să continui?',
  },
} as const;

/**
 * What a page of a payment or an account shows at a glance, by a sign and a colour. 'failed' is
 * only for what is known to have failed, 'unknown' for all that the site cannot know (requirement
 * E-7). 'ready' waits for the visitor, 'waiting' for an answer; 'left' is the way back to the app.
 */
export type PageState = keyof typeof romanian.signs;

/** The shared texts of the transaction pages. */
export const transactionCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
  en: {
    languageSwitch: 'Page language',
    signs: {
      waiting: 'Waiting for an answer',
      ready: 'Your turn',
      done: 'Done',
      failed: 'Not done',
      unknown: 'Not known yet',
      left: 'Back to the app',
    },
    unhydrated: {
      title: 'The page has not loaded completely',
      support: 'Support',
      reload: 'Reload the page',
    },
    failure: {
      offline: 'You are offline. Check your internet connection and try again.',
      unreached: 'We received no answer. Try again in a few moments.',
      unavailable: (seconds) =>
        `The service is not answering now. Try again in ${formatWaitEn(seconds)}.`,
      broken: 'We did not get the expected answer. Try again in a few minutes.',
      limited: (seconds) =>
        `The service is not answering now: too many requests. Try again in ${formatWaitEn(seconds)}.`,
      rejected: 'The request could not be accepted.',
    },
    subscription: {
      active: `Your subscription is active for ${SUBSCRIPTION_DAYS} days.`,
      renewal: 'It renews monthly.',
      question: 'Do you want to continue?',
    },
  },
};
