/** The underscore keeps the id distinct from category anchors. */
export function formatCardId(slug: string): string {
  return `p_${slug}`;
}
