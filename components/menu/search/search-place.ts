/** `top` is the distance from the top of the window to the top of the element, in px. */
export type Place = { readonly element: Element; readonly top: number };

/**
 * Returns the place of the card or category just below the category bar. If there is none, returns
 * the place of the bar.
 */
export function findPlace(bar: Element): Place {
  const { left, width, bottom } = bar.getBoundingClientRect();
  // In a wide window the middle can be in the gap between two columns of cards, so use a quarter.
  const below = document.elementFromPoint(left + width / 4, bottom + 1);
  const element = below?.closest('article, section') ?? bar;
  return { element, top: element.getBoundingClientRect().top };
}

/**
 * Scrolls the element back to its place. A stored scroll position could be wrong: the browser
 * estimates the heights of categories outside the window, and corrects an estimate when it renders
 * the category.
 */
export function returnTo({ element, top }: Place): void {
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Whether the result begins above the bar's lower edge or below the middle of the window. Below the
 * middle, the on-screen keyboard of a phone may cover the result.
 */
export function isOutOfSight(resultElement: Element | null, bar: Element | null): boolean {
  if (resultElement === null || bar === null) return false;
  const { top } = resultElement.getBoundingClientRect();
  return top < bar.getBoundingClientRect().bottom || top > innerHeight / 2;
}
