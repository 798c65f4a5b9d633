/**
 * What a rendered page says of itself, as an attribute of its `<main>`. A page cannot set its own
 * status without losing its markup (`notFound()` answers an empty shell), so it leaves this mark
 * and the cache handler acts on it.
 */
export type PageOutcome =
  /** The restaurant or document does not exist: 404, never stored. */
  | 'unknown'
  /** The provider did not answer and nothing older is known: 503, never stored. */
  | 'degraded'
  /** Proper, but not worth keeping: too many addresses, or a better answer soon. 200, never stored. */
  | 'unstored'
  /** Shows one person's document in a frame: 200, never stored, and no other page may frame it. */
  | 'document';

const OUTCOMES: readonly PageOutcome[] = ['unknown', 'degraded', 'unstored', 'document'];

/**
 * The outcome a page is marked with; undefined for an ordinary page. The raw quotes make the mark
 * unforgeable: React escapes them in text and in attributes, and the payload escapes them as JSON.
 */
export function parseOutcome(html: string): PageOutcome | undefined {
  return OUTCOMES.find((outcome) => html.includes(`<main data-outcome="${outcome}"`));
}
