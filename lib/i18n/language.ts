/** The languages of menus and of the transaction pages (reset, activation, payment). */
export type Language = 'ro' | 'en';

/** The query parameter with which a visitor chooses the language. It overrides Accept-Language. */
export const LANGUAGE_PARAM = 'lang';

/** The request header in which the server passes the chosen language to a transaction page. */
export const LANGUAGE_HEADER = 'x-visitor-language';

const LANGUAGES: readonly string[] = ['ro', 'en'] satisfies readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && LANGUAGES.includes(value);
}

/** The attribute of a Romanian text on a page in another language. */
export const markText = (language: Language): { readonly lang?: 'ro' } =>
  language === 'ro' ? {} : { lang: 'ro' };
/** The attribute of a link to a Romanian page, on a page in another language. */
export const markLink = (language: Language): { readonly hrefLang?: 'ro' } =>
  language === 'ro' ? {} : { hrefLang: 'ro' };

/** The type of a translation of `Texts`: the same keys and function parameters, but any strings. */
export type Words<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words<Texts[Key]>;
};

const ROMANIAN: readonly string[] = ['ro', 'ro-ro'];

/**
 * The language of a transaction page if the address names none: Romanian when the browser's
 * preferred language is `ro` or `ro-RO`, otherwise English (requirement N-1).
 */
export function parseTransactionLanguage(acceptLanguage: string | null): Language {
  return ROMANIAN.includes(parsePreferred(acceptLanguage) ?? '') ? 'ro' : 'en';
}

/**
 * The language of a menu if the address names none: English when the browser prefers a language
 * that is not Romanian. A client without a preference gets Romanian, because the client may be a
 * search engine that `isCrawler` does not recognize.
 */
export function parseMenuLanguage(acceptLanguage: string | null): Language {
  const preferred = parsePreferred(acceptLanguage) ?? '*';
  const [language] = preferred.split('-');
  return language === 'ro' || language === '*' ? 'ro' : 'en';
}

/** The tag with the highest weight above 0, in lower case; among equal weights the first. */
function parsePreferred(acceptLanguage: string | null): string | undefined {
  return (acceptLanguage ?? '')
    .split(',')
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)[0]?.tag;
}

function parseRange(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  const isValid = tag !== '' && Number.isFinite(weight);
  return { tag, weight: isValid ? weight : 0 };
}
