import { LANGUAGE_PARAM } from './language.ts';
import type { Language } from './language.ts';

/** The name of each language in the language itself, in the order in which pages show the names. */
export const languageNames = [
  { language: 'ro', code: 'RO', name: 'Română' },
  { language: 'en', code: 'EN', name: 'English' },
] as const satisfies readonly {
  readonly language: Language;
  readonly code: string;
  readonly name: string;
}[];

/** The query of a page, as Next passes it. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Sets the language in the query of a page, and keeps the other parameters. */
export function formatLanguageQuery(query: PageQuery, language: Language): `?${string}` {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name === LANGUAGE_PARAM) continue;
    const values = typeof value === 'string' ? [value] : (value ?? []);
    for (const single of values) params.append(name, single);
  }
  params.append(LANGUAGE_PARAM, language);
  return `?${params.toString()}`;
}
