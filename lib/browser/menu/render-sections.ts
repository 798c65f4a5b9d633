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
