/** The underscore keeps the id distinct from category anchors (`lib/restaurant/anchor.ts`). */
export function formatCardId(slug: string): string {
  return `p_${slug}`;
}
