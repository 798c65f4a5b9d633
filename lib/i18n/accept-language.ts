import type { Language } from './language.ts';

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
