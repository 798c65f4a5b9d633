/**
 * A category becomes active when the upper edge of its section is this far below the top of the
 * window (requirement M-10).
 */
export const SCROLL_SPY_OFFSET_PX = 50;

/**
 * The index of the last section whose upper edge has reached the offset; 0 if no section has
 * reached it, and -1 without sections. `tops` are pixels from the window's upper edge. Fractions
 * are dropped, because browsers round a scroll position to the screen's pixels: after a jump to a
 * section its edge may be a fraction of a pixel below the offset.
 */
export function findActiveCategory(tops: readonly number[]): number {
  const next = tops.findIndex((top) => Math.floor(top) > SCROLL_SPY_OFFSET_PX);
  return next === -1 ? tops.length - 1 : Math.max(0, next - 1);
}

type Box = { readonly start: number; readonly size: number };

/** The scroll position, at least 0, that centres an entry in its row. */
export function findCentredScroll(entry: Box, row: { readonly size: number }): number {
  return Math.max(0, entry.start - (row.size - entry.size) / 2);
}
