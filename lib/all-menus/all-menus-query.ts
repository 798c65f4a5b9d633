import { routes } from '../addresses/routes.ts';
import { splitWords } from '../search.ts';

/** Query parameters of the list of restaurants. The fields of the search form have these names. */
export const TEXT_PARAM = 'q';
export const OPENING_PARAM = 'program';

export const MAX_TEXT_LENGTH = 80;
/** A query's words beyond this number are ignored, so that a search for a long text is not slow. */
export const MAX_QUERY_WORDS = 8;

/** Which restaurants a search shows: all, or only those that are known to be open. */
const OPENINGS = ['toate', 'acum'] as const;

export type Opening = (typeof OPENINGS)[number];

export type AllMenusQuery = { readonly text: string; readonly opening: Opening };

/** The query in an address or a form. If a parameter is repeated, the first one counts. */
export function parseAllMenusQuery(parameters: {
  readonly get: (name: string) => unknown;
}): AllMenusQuery {
  const text = parameters.get(TEXT_PARAM);
  const opening = parameters.get(OPENING_PARAM);
  return {
    text: typeof text === 'string' ? text.slice(0, MAX_TEXT_LENGTH).toWellFormed().trim() : '',
    opening: OPENINGS.find((known) => known === opening) ?? 'toate',
  };
}

/** False for a query that asks for the whole list of restaurants in its usual sequence. */
export function isAllMenusSearch({ text, opening }: AllMenusQuery): boolean {
  return opening !== 'toate' || splitWords(text).length > 0;
}

type ResultsHref = `${ReturnType<typeof routes.restaurants>}${'' | `?${string}`}`;

/** The address of a query's hits; for an empty query the address of the list of restaurants. */
export function formatResultsHref({ text, opening }: AllMenusQuery): ResultsHref {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set(TEXT_PARAM, text);
  if (opening !== 'toate') parameters.set(OPENING_PARAM, opening);
  return parameters.size === 0
    ? routes.restaurants()
    : `${routes.restaurants()}?${parameters.toString()}`;
}
