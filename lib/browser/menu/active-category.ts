/**
 * A category becomes active when the upper edge of its section comes within this distance of the
 * window's upper edge (requirement M-10).
 */
export const SCROLL_SPY_OFFSET_PX = 50;

/**
 * The index of the active category: the last one whose section has reached `SCROLL_SPY_OFFSET_PX`,
 * or 0 if no section has reached it. Returns -1 without sections. `tops` are the positions of the
 * sections' upper edges in pixels below the window's upper edge, in ascending order. Fractions are
 * dropped, because browsers round a scroll position to the screen's pixels: after a jump to a
 * section, its position may be a fraction of a pixel more than `SCROLL_SPY_OFFSET_PX`.
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
