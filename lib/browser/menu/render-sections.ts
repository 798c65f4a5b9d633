/**
 * How many products are rendered in advance at most. The browser lays out all rendered products
 * again when the visitor switches the compact view or changes the width of the window.
 */
const MAX_PRODUCTS = 200;

/**
 * Renders the first sections in advance, one in each frame. Otherwise `content-visibility` would
 * skip them until the visitor scrolls to them, and the stylesheet can only estimate the height of a
 * skipped section. If a slow phone rendered a section only after a fast scroll, the height would
 * change, and the content below the section would move while the visitor already sees it.
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
