import { addressRows } from '../addresses/address-table.ts';
import { isPlaceholder } from '../addresses/fits-path.ts';
import { LANGUAGE_PARAM } from '../i18n/language.ts';
import { offlineCopy } from '../i18n/site/every-page/offline-copy.ts';
import { RESTAURANT_ID } from '../ids.ts';
import { HIDDEN_NAVBAR } from '../menu-query.ts';
import { TIME_ZONE } from '../business-facts.ts';
import { OFFLINE_NOTICE_ID } from './notice-ids.ts';

/** The names of all caches of the service worker begin with this text. */
export const OFFLINE_PREFIX = 'offline-';

/** How the worker says when a page was stored. */
export type AgeTexts = {
  readonly locale: string;
  readonly today: string;
  readonly earlier: string;
};

export const NOTICE_LOCALES = { ro: 'ro-RO', en: 'en-GB' } as const;

/** What the service worker gets from the server, as JSON in its script. */
export type OfflineOptions = {
  readonly prefix: string;
  /**
   * Part of the caches' names. Raise it when the worker must not use what an older worker has stored:
   * the new worker then deletes the old caches.
   */
  readonly version: number;
  /** A regular expression for the paths of the pages that are stored. */
  readonly pagePattern: string;
  /** A regular expression for the query that names the language chosen by the visitor. */
  readonly choicePattern: string;
  /** Pages with this query parameter are not stored, because they are for the apps. */
  readonly skippedFlag: string;
  /** How long the network may take before the stored page is shown. */
  readonly networkWaitMs: number;
  /**
   * A page asks the worker by a message to store the page. The worker does nothing if it has stored
   * the page within this time.
   */
  readonly recentMs: number;
  /** The greatest numbers of pages, of characters in all pages together, and of files. */
  readonly limits: { readonly pages: number; readonly length: number; readonly files: number };
  readonly notice: {
    /**
     * A regular expression for the start tag of the notice. Its first group is the part before the
     * attribute `hidden`, its second group the part after it.
     */
    readonly place: string;
    /** A page with this text is in English. */
    readonly englishTag: string;
    readonly ro: AgeTexts;
    readonly en: AgeTexts;
    readonly day: Intl.DateTimeFormatOptions;
    readonly timeZone: string;
  };
};

function formatPagePattern(): string {
  const id = RESTAURANT_ID.source.replace(/^\^|\$$/g, '');
  const paths = addressRows
    .filter(({ isStoredOffline }) => isStoredOffline === true)
    .map(({ path }) =>
      path
        .split('/')
        .map((part) => (isPlaceholder(part) ? id : part))
        .join('/'),
    );
  return `^(?:${paths.join('|')})$`;
}

export const offlineOptions: OfflineOptions = {
  prefix: OFFLINE_PREFIX,
  version: 1,
  pagePattern: formatPagePattern(),
  choicePattern: `\\?${LANGUAGE_PARAM}=(?:ro|en)$`,
  skippedFlag: HIDDEN_NAVBAR,
  networkWaitMs: 5_000,
  recentMs: 60_000,
  limits: { pages: 10, length: 4_000_000, files: 160 },
  notice: {
    place: `(<p id="${OFFLINE_NOTICE_ID}") hidden=""([^>]*>)`,
    englishTag: '<html lang="en"',
    ro: { locale: NOTICE_LOCALES.ro, ...offlineCopy.ro.notice },
    en: { locale: NOTICE_LOCALES.en, ...offlineCopy.en.notice },
    day: { day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: TIME_ZONE,
  },
};
