/** A link of the category bar and the section that the link scrolls to. */
export type CategoryEntry = { readonly link: HTMLAnchorElement; readonly section: HTMLElement };

export function findCategoryEntries(bar: ParentNode): readonly CategoryEntry[] {
  return [...bar.querySelectorAll('a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section === null ? [] : [{ link, section }];
  });
}

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

/**
 * The most products that are rendered in advance. The browser lays out all rendered products again
 * when the visitor switches the compact view or changes the width of the window. With more products
 * this layout would take too long.
 */
const MAX_PRODUCTS = 200;

/**
 * Renders the first sections before the visitor scrolls to them, one in each frame. The stylesheet
 * lets the browser skip sections outside the window (`content-visibility: auto`), and can only
 * estimate the height of a skipped section. A slow phone may render a skipped section only after a
 * fast scroll. Then its height changes, and the visitor sees the content below the section move.
 */
export function renderSections(
  [section, ...others]: readonly HTMLElement[],
  maxProducts = MAX_PRODUCTS,
): void {
  if (section === undefined) return;
  const rest = maxProducts - section.querySelectorAll('article').length;
  if (rest < 0) return;
  requestAnimationFrame(() => {
    section.style.setProperty('content-visibility', 'visible');
    renderSections(others, rest);
  });
}
