/**
 * Limits the rendered products, because the browser lays out all of them again when the visitor
 * switches the compact view or changes the width of the window.
 */
const MAX_PRODUCTS = 200;

/**
 * Renders the first sections of those that `content-visibility` skips, one in each frame. The
 * stylesheet can only estimate their heights. After a fast scroll on a slow phone, a section would
 * get its height while the visitor already sees the content below it, which would then move.
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
