/**
 * Id of a product's card in the page. Category anchors contain no underscore, so none of them equals
 * such an id.
 */
export function formatCardId(slug: string): string {
  return `p_${slug}`;
}
