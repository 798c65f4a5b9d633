const PREFIX = 'p_';

/**
 * The underscore keeps the id distinct from the anchors of categories, which contain none
 * (`lib/restaurant/anchor.ts`).
 */
export function formatCardId(slug: string): string {
  return `${PREFIX}${slug}`;
}

/** The slug in the id of a card. */
export function parseCardId(id: string): string {
  return id.slice(PREFIX.length);
}
