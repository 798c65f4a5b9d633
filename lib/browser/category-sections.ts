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

/** With more products the work would take too long: on a slow phone a frame of 30 ms for each section. */
const MAX_PRODUCTS = 200;

/** A section that is as many windows away from what the visitor sees is skipped again. */
const FAR_WINDOWS = 2;

/**
 * Renders the first sections before the visitor scrolls to them, one in each frame. The stylesheet
 * lets the browser skip sections outside the window (`content-visibility: auto`), and can only
 * estimate the height of a section that was never rendered. A slow phone may render such a section
 * only after a fast scroll. Then its height would change, and the visitor would see the content below
 * the section move. The browser remembers the height of a section that it has rendered
 * (`contain-intrinsic-block-size: auto`), so it may skip the section again: a popup, a search and a
 * window of another width then cost it only the sections near the window.
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
    requestAnimationFrame(() => {
      // The browser would not show a section in the window for a frame.
      if (isFar(section)) section.style.removeProperty('content-visibility');
    });
    renderSections(others, rest);
  });
}

function isFar(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return top > (1 + FAR_WINDOWS) * innerHeight || bottom < -FAR_WINDOWS * innerHeight;
}
