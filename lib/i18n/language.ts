/** The languages of the transactional pages (reset, activation, payment). */
export type Language = 'ro' | 'en';

/** The query parameter with which a visitor chooses the language. It overrides Accept-Language. */
export const LANGUAGE_PARAM = 'lang';

/** The header in which `proxy.ts` passes the chosen language to the page. */
export const LANGUAGE_HEADER = 'x-visitor-language';

const LANGUAGES: readonly string[] = ['ro', 'en'] satisfies readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && LANGUAGES.includes(value);
}

const ROMANIAN: readonly string[] = ['ro', 'ro-ro'];

/**
 * Romanian when the preferred language is `ro` or `ro-RO`, otherwise English (requirement N-1).
 * Among equal weights the first is preferred.
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
