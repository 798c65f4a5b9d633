/** `top` is the distance from the top of the window, in px. */
export type Place = { readonly element: Element; readonly top: number };

/** Finds the card or category just below the bar, otherwise the bar. */
export function findPlace(bar: Element): Place {
  const { left, width, bottom } = bar.getBoundingClientRect();
  const below = document.elementFromPoint(left + width / 4, bottom + 1);
  const element = below?.closest('article, section') ?? bar;
  return { element, top: element.getBoundingClientRect().top };
}

/**
 * Scrolls the element back to its place. A stored scroll position would be wrong, because the
 * browser estimates the heights of categories that it does not render.
 */
export function returnTo({ element, top }: Place): void {
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Whether the result begins above the bar's lower edge or below the middle of the window. */
export function isOutOfSight(result: Element | null, bar: Element | null): boolean {
  if (result === null || bar === null) return false;
  const { top } = result.getBoundingClientRect();
  return top < bar.getBoundingClientRect().bottom || top > innerHeight / 2;
}
