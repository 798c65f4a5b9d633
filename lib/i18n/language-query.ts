import { LANGUAGE_PARAM } from './language.ts';
import type { Language } from './language.ts';

/** The query of a page, as the framework passes it. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The same query with this language, for a link to the same page. Keeps all other parameters. */
export function formatLanguageQuery(query: PageQuery, language: Language): `?${string}` {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name === LANGUAGE_PARAM) continue;
    for (const single of [value ?? []].flat()) params.append(name, single);
  }
  params.append(LANGUAGE_PARAM, language);
  return `?${params.toString()}`;
}
