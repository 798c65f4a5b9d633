import { SUBSCRIPTION_DAYS } from '../legal/facts.ts';
import { formatCount } from './format-count.ts';
import { formatWaitEn, formatWaitRo } from './format-wait.ts';
import type { Language } from './language.ts';

type TransactionCopy = {
  readonly languageSwitch: string;
  /** Too many requests from one address. */
  readonly limited: (retryAfterSeconds: number) => string;
  /** Translated but unused (specification, section 8): no page shows it yet. */
  readonly subscription: {
    readonly active: string;
    readonly renewal: string;
    readonly question: string;
  };
};

/** What transactional pages share: a text missing in one language does not compile. */
export const transactionCopy: Readonly<Record<Language, TransactionCopy>> = {
  ro: {
    languageSwitch: 'Limba paginii',
    limited: (seconds) => `Prea multe încercări. Încearcă din nou peste ${formatWaitRo(seconds)}.`,
    subscription: {
      active: `Abonamentul este activ timp de ${formatCount(SUBSCRIPTION_DAYS, { one: 'zi', many: 'zile' })}.`,
      renewal: 'Se reînnoiește lunar.',
      question: 'Vrei să continui?',
    },
  },
  en: {
    languageSwitch: 'Page language',
    limited: (seconds) => `Too many attempts. Try again in ${formatWaitEn(seconds)}.`,
    subscription: {
      active: `Your subscription is active for ${SUBSCRIPTION_DAYS} days.`,
      renewal: 'It renews monthly.',
      question: 'Do you want to continue?',
    },
  },
};

/** Each language in its own words, in the order in which the switch offers them. */
export const languageNames = [
  { language: 'ro', code: 'RO', name: 'Română' },
  { language: 'en', code: 'EN', name: 'English' },
] as const satisfies readonly {
  readonly language: Language;
  readonly code: string;
  readonly name: string;
}[];
