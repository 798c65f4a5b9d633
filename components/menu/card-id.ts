/** Id of a product's card in the page. The underscore keeps it apart from every category's anchor. */
export function formatCardId(slug: string): string {
  return `p_${slug}`;
}
