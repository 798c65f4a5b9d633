const PREFIX = 'p_';

/**
 * The `id` of a product's card. The underscore keeps this id distinct from the anchors of
 * categories, which contain no underscore (`lib/restaurant/anchor.ts`).
 */
export function formatCardId(slug: string): string {
  return `${PREFIX}${slug}`;
}

/** The slug in the id of a card. */
export function parseCardId(id: string): string {
  return id.slice(PREFIX.length);
}
