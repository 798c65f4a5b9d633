/** The languages of the transactional pages (reset, activation, payment). */
export type Language = 'ro' | 'en';

/** The visitor's own choice, in the query of a transactional page; it beats Accept-Language. */
export const LANGUAGE_PARAM = 'lang';

/** How `proxy.ts` hands that choice on to the page. No visitor can send it. */
export const LANGUAGE_HEADER = 'x-visitor-language';

const LANGUAGES: readonly string[] = ['ro', 'en'] satisfies readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && LANGUAGES.includes(value);
}

const ROMANIAN: readonly string[] = ['ro', 'ro-ro'];

/**
 * Romanian when the browser's first language is `ro` or `ro-RO`, otherwise English (section 8).
 * The first by weight, as the header says it; of equal weights the one named first.
 */
export function parseLanguage(acceptLanguage: string | null): Language {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return ROMANIAN.includes(ranked[0]?.tag ?? '') ? 'ro' : 'en';
}

function parseRange(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag, weight: tag === '' || !Number.isFinite(weight) ? 0 : weight };
}
