import type { Page } from '@playwright/test';

/** A line box may overflow by this much without a clipped letter. */
const TOLERANCE_PX = 2;

/**
 * Returns the visible texts that an ancestor clips, with the ancestor's tag and class. Ignores SVG
 * pictures, text that a visitor can scroll into view, and text that `clip-path` or
 * `-webkit-line-clamp` clips on purpose.
 */
export function getClippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate((tolerance) => {
    const isHiding = (value: string): boolean => value === 'hidden' || value === 'clip';
    const findClipper = (text: Node, line: DOMRect): Element | undefined => {
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        if (style.webkitLineClamp !== 'none' || style.clipPath !== 'none') return undefined;
        const isClippedVertically =
          isHiding(style.overflowY) &&
          (line.bottom > edges.bottom + tolerance || line.top < edges.top - tolerance);
        const isClippedHorizontally =
          isHiding(style.overflowX) &&
          (line.right > edges.right + tolerance || line.left < edges.left - tolerance);
        if (isClippedVertically || isClippedHorizontally) return box;
        if (['auto', 'scroll'].includes(style.overflowX)) return undefined;
      }
      return undefined;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped = new Set<string>();
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      if (words === '' || text.parentElement?.checkVisibility() !== true) continue;
      if (text.parentElement.closest('svg')) continue;
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const clipper = findClipper(text, line);
        if (clipper) clipped.add(`${clipper.tagName}.${clipper.className}: ${words.slice(0, 40)}`);
      }
    }
    return [...clipped];
  }, TOLERANCE_PX);
}
