/** The languages of menus and of the transactional pages (reset, activation, payment). */
export type Language = 'ro' | 'en';

/** The query parameter with which a visitor chooses the language. It overrides Accept-Language. */
export const LANGUAGE_PARAM = 'lang';

/** The header in which `proxy.ts` passes the chosen language to the page. */
export const LANGUAGE_HEADER = 'x-visitor-language';

const LANGUAGES: readonly string[] = ['ro', 'en'] satisfies readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && LANGUAGES.includes(value);
}

/**
 * The attribute of a Romanian text on a page in another language. Empty on a Romanian page, because an
 * attribute whose value is undefined would make the payload heavier.
 */
export const markText = (language: Language): { readonly lang?: 'ro' } =>
  language === 'ro' ? {} : { lang: 'ro' };
/** The attribute of a link to a Romanian page, on a page in another language. */
export const markLink = (language: Language): { readonly hrefLang?: 'ro' } =>
  language === 'ro' ? {} : { hrefLang: 'ro' };

const ROMANIAN: readonly string[] = ['ro', 'ro-ro'];

/**
 * The language of a transactional page: Romanian when the browser's preferred language is `ro` or
 * `ro-RO`, otherwise English (requirement N-1).
 */
export function parseTransactionLanguage(acceptLanguage: string | null): Language {
  return ROMANIAN.includes(parsePreferred(acceptLanguage) ?? '') ? 'ro' : 'en';
}

/**
 * The language of a menu: English when the browser prefers a language that is not Romanian. A client
 * without a preference gets Romanian, because most search engines send none.
 */
export function parseMenuLanguage(acceptLanguage: string | null): Language {
  const [language = '*'] = parsePreferred(acceptLanguage)?.split('-') ?? [];
  return language === 'ro' || language === '*' ? 'ro' : 'en';
}

/** The tag with the highest weight in the header; among equal weights the first. */
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
  return { tag, weight: tag === '' || !Number.isFinite(weight) ? 0 : weight };
}
