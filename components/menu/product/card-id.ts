/**
 * Id of a product's card in the page. Category anchors contain no underscore, so it cannot collide
 * with one.
 */
export function formatCardId(slug: string): string {
  return `p_${slug}`;
}
