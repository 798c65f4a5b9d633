/** An element that the visitor sees, and how far it is from the top of the window. */
export type Place = { readonly element: Element; readonly top: number };

/** What is just below the bar: a card, a category, or the bar itself at the top of the page. */
export function findPlace(bar: Element): Place {
  const { left, width, bottom } = bar.getBoundingClientRect();
  const below = document.elementFromPoint(left + width / 4, bottom + 1);
  const element = below?.closest('article, section') ?? bar;
  return { element, top: element.getBoundingClientRect().top };
}

/**
 * Scrolls so that the element is where it was. A scroll position alone would not do: the heights of
 * categories that the browser does not render are estimates.
 */
export function returnTo({ element, top }: Place): void {
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Whether the hits begin behind the bar or in the lower half of the window. */
export function isOutOfSight(result: Element | null, bar: Element | null): boolean {
  if (result === null || bar === null) return false;
  const { top } = result.getBoundingClientRect();
  return top < bar.getBoundingClientRect().bottom || top > innerHeight / 2;
}
