/** Specification, section 9: a category is being read from the moment it is this near the top. */
export const SCROLL_SPY_OFFSET_PX = 50;

/**
 * Which of the sections, in the page's order, is being read: the last whose upper edge has reached
 * the offset, and the first before any has. `tops` are pixels from the window's upper edge; parts of
 * a pixel are dropped, because a scroll position is rounded to the screen's own pixels.
 */
export function findActiveCategory(tops: readonly number[]): number {
  const next = tops.findIndex((top) => Math.floor(top) > SCROLL_SPY_OFFSET_PX);
  return next === -1 ? tops.length - 1 : Math.max(0, next - 1);
}

type Box = { readonly start: number; readonly size: number };

/** How far a row must be scrolled for an entry to stand in its middle, as far as the row goes. */
export function findCentredScroll(entry: Box, row: { readonly size: number }): number {
  return Math.max(0, entry.start - (row.size - entry.size) / 2);
}
