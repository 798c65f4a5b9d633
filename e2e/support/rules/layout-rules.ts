import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Window widths from a narrow phone to a desktop, with one on each side of every breakpoint. */
const WIDTHS_PX = [320, 360, 767, 768, 1023, 1024, 1440] as const;
const NARROWEST_PX = 320;
const COMMON_PHONE_PX = 360;
const LARGE_TEXT_WIDTHS_PX = [NARROWEST_PX, 768, 1280] as const;
const VIEWPORT_HEIGHT_PX = 800;

const setTextSize = (page: Page, size: '200%' | ''): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of WIDTHS_PX) await expectFit(page, width);
  await setTextSize(page, '200%');
  await expectFit(page, NARROWEST_PX);
  await removeFonts(page);
  await expectFit(page, NARROWEST_PX);
  await setTextSize(page, '');
}

/**
 * Expects as `expectNoSidewaysScrolling` does, and that no text is cut off at 200 %. Tries more
 * widths at 200 %.
 */
export async function expectAllTextsShown(page: Page): Promise<void> {
  for (const width of WIDTHS_PX) await expectFit(page, width);
  await setTextSize(page, '200%');
  for (const width of LARGE_TEXT_WIDTHS_PX) await expectTextsFit(page, width);
  expect.soft(await removeFonts(page), 'removed fonts').not.toEqual([]);
  await expectTextsFit(page, NARROWEST_PX);
  await setTextSize(page, '');
}

/** Expects that headings break no ordinary word on a phone with text at 200 %. */
export async function expectWholeWords(page: Page): Promise<void> {
  await page.setViewportSize({ width: COMMON_PHONE_PX, height: VIEWPORT_HEIGHT_PX });
  await setTextSize(page, '200%');
  expect.soft(await findBrokenWords(page), 'broken words of headings at 200 %').toEqual([]);
  await setTextSize(page, '');
}

async function expectTextsFit(page: Page, width: number): Promise<void> {
  await expectFit(page, width);
  expect.soft(await getClippedTexts(page), `cut off at ${width} px and 200 %`).toEqual([]);
}

/**
 * Removes the web fonts from the loaded page, so that the page shows the fallback font, as on a
 * slow first visit. Resolves to the font family of each removed `@font-face` rule.
 */
export function removeFonts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const removed: string[] = [];
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (!(rule instanceof CSSFontFaceRule)) continue;
        if (!rule.style.getPropertyValue('src').includes('url(')) continue;
        removed.push(rule.style.getPropertyValue('font-family'));
        sheet.deleteRule(index);
      }
    }
    return removed;
  });
}

async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: VIEWPORT_HEIGHT_PX });
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}: ${(element.textContent ?? '').slice(0, 40)}`)
      .concat(`${scrollWidth - clientWidth} px`);
  });
  expect.soft(overflow, `beyond a window of ${width} px`).toEqual([]);
}

/** Longer words may break in a heading. The longest ordinary words of our texts are shorter. */
const LONGEST_WHOLE_WORD = 14;

/** Returns the words of headings that continue in a second line without a hyphen of their own. */
function findBrokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate((longest) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!heading.checkVisibility()) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
          if (word.length > longest) continue;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1)
            broken.push(word);
        }
      }
    }
    return broken;
  }, LONGEST_WHOLE_WORD);
}

/** A line box may overflow by this much without a clipped letter. */
const CLIP_TOLERANCE_PX = 2;

/**
 * Returns the visible texts that an ancestor clips, with the ancestor's tag and class. Ignores SVG
 * pictures, text that a visitor can scroll into view, and text that `clip-path` or
 * `-webkit-line-clamp` clips on purpose.
 */
function getClippedTexts(page: Page): Promise<readonly string[]> {
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
  }, CLIP_TOLERANCE_PX);
}

/**
 * The sum of layout shifts that is allowed until the document is parsed. Until then a slow browser
 * may paint the first part of a line, and move it when the parser adds the rest.
 */
const MAX_PARSING_SHIFT = 0.01;

/**
 * Call before `goto`. The returned function resolves to the sum of the layout shifts. Of the shifts
 * before the document was parsed, only the part of their sum above `MAX_PARSING_SHIFT` counts.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript({
    content: `self.layoutShifts = { parsing: 0, parsed: 0 };
      new PerformanceObserver((list) => {
        // A clock of the tests hides this entry at times.
        const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType('navigation');
        for (const { startTime, value } of list.getEntries()) {
          const isParsed = domInteractive > 0 && startTime >= domInteractive;
          self.layoutShifts[isParsed ? 'parsed' : 'parsing'] += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });`,
  });
  return async () =>
    Number(
      await page.evaluate(
        `self.layoutShifts.parsed + Math.max(0, self.layoutShifts.parsing - ${MAX_PARSING_SHIFT})`,
      ),
    );
}
