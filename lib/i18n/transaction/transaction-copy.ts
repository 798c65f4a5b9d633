import { SUBSCRIPTION_DAYS } from '../../business-facts.ts';
import { formatCount } from '../format-count.ts';
import { formatWaitEn, formatWaitRo } from '../format-wait.ts';
import type { Language } from '../language.ts';

/**
 * What a page of a payment or an account shows at a glance, by a sign and a colour. 'failed' is
 * only for what is known to have failed, 'unknown' for all that the site cannot know (requirement
 * E-7). 'ready' waits for the visitor, 'waiting' for an answer; 'left' is the way back to the app.
 */
export type PageState = 'waiting' | 'ready' | 'done' | 'failed' | 'unknown' | 'left';

type TransactionCopy = {
  readonly languageSwitch: string;
  /** Read out in place of the signs. */
  readonly signs: Readonly<Record<PageState, string>>;
  /** For a page that has not hydrated, because the browser did not get one of its scripts. */
  readonly unhydrated: {
    readonly title: string;
    /** The page adds a colon and the phone number. */
    readonly support: string;
    readonly reload: string;
  };
  /**
   * Why a call of the page to our API failed. After `retryAfterSeconds` the visitor can try again.
   */
  readonly failure: {
    /** Blames the visitor's connection, because the browser reports that it is offline. */
    readonly offline: string;
    readonly unreached: string;
    readonly unavailable: (retryAfterSeconds: number) => string;
    readonly broken: string;
    /**
     * Shown when too many requests came from an IP address. Many visitors can share this address,
     * so the text does not blame the visitor.
     */
    readonly limited: (retryAfterSeconds: number) => string;
    readonly rejected: string;
  };
  /** Kept in both languages, although no page shows these texts (requirement E-6). */
  readonly subscription: {
    readonly active: string;
    readonly renewal: string;
    readonly question: string;
  };
};

/** The shared texts of the transaction pages. */
export const transactionCopy: Readonly<Record<Language, TransactionCopy>> = {
  ro: {
    languageSwitch: 'Limba paginii',
    signs: {
      waiting: 'Așteptăm un răspuns',
      ready: 'E rândul tău',
      done: 'Reușit',
      failed: 'Nereușit',
      unknown: 'Încă nu știm',
      left: 'Înapoi în aplicație',
    },
    unhydrated: {
      title: 'Pagina nu s-a încărcat complet',
      support: 'Asistență',
      reload: 'Reîncarcă pagina',
    },
    failure: {
      offline: 'Nu ai conexiune la internet. Verifică rețeaua și încearcă din nou.',
      unreached: 'Nu am primit niciun răspuns. Încearcă din nou peste câteva momente.',
      unavailable: (seconds) =>
        `Serviciul nu răspunde acum. Încearcă din nou peste ${formatWaitRo(seconds)}.`,
      broken: 'Nu am primit răspunsul așteptat. Încearcă din nou peste câteva minute.',
      limited: (seconds) =>
        `Serviciul nu răspunde acum: au venit prea multe cereri. Încearcă din nou peste ${formatWaitRo(seconds)}.`,
      rejected: 'Cererea nu a putut fi acceptată.',
    },
    subscription: {
      active: `Abonamentul este activ timp de ${formatCount(SUBSCRIPTION_DAYS, { one: 'zi', many: 'zile' })}.`,
      renewal: 'Se reînnoiește lunar.',
      question: 'Vrei să continui?',
    },
  },
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
