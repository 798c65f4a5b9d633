import { attempt } from '@/lib/browser/attempt';
import { updateHistoryState } from '@/lib/browser/history-state';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import {
  findActiveCategory,
  findCategoryEntries,
  findCentredScroll,
  renderSections,
  SCROLL_SPY_OFFSET_PX,
} from '@/lib/browser/category-sections';
import type { CategoryEntry } from '@/lib/browser/category-sections';

/** The element of `CategoryBar` with the search, the links and the button of the view options. */
export const MENU_BAR_ID = 'bara_meniului';

/** Events with which a visitor may scroll by hand. */
const SCROLL_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * A scroll spy: marks the link of the active category (`findActiveCategory`), until `signal` ends it.
 * Scrolls to the section of a clicked link without adding a history entry. `renderSections` renders
 * the first sections in advance.
 */
export function operateCategoryBar(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>(`#${MENU_BAR_ID} nav`);
  if (bar === null) return;
  const entries = findCategoryEntries(bar);
  let active: CategoryEntry | undefined;
  /**
   * The category whose link was clicked, until the next event of `SCROLL_INPUT_EVENTS`. Until then
   * its link stays marked: a section near the end of the page may be unable to scroll up to
   * `SCROLL_SPY_OFFSET_PX`, and `findActiveCategory` would find another category.
   */
  let pressed: CategoryEntry | undefined;
  /** Whether the scroll to the section of `pressed` has ended. */
  let hasScrollEnded = false;

  const mark = (entry: CategoryEntry | undefined): void => {
    if (entry === undefined || entry === active) return;
    // `centre` reads the layout, so call it before a change of the page makes the layout invalid.
    centre(entry.link);
    active?.link.removeAttribute('aria-current');
    active = entry;
    entry.link.setAttribute('aria-current', 'true');
  };
  const markActive = (): void => {
    // A section that the search in the menu hides has the `top` 0 and could count as active.
    const shown = entries.filter(({ section }) => !section.hidden);
    const tops = shown.map(({ section }) => section.getBoundingClientRect().top);
    mark(pressed ?? shown[findActiveCategory(tops)]);
  };
  const scrollToPressed = (event: MouseEvent): void => {
    const entry = entries.find(({ link }) => event.composedPath().includes(link));
    if (entry === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    pressed = entry;
    hasScrollEnded = false;
    mark(entry);
    entry.section.scrollIntoView();
    entry.section.querySelector('h2')?.focus({ preventScroll: true });
    updateHistoryState({}, entry.link.hash);
  };
  /**
   * Scrolls to the pressed section again if the section has moved. The browser estimates the
   * heights of sections that are not rendered yet, so a section can move when the browser renders
   * the sections above it.
   */
  const correctScroll = (): void => {
    if (!hasScrollEnded || pressed === undefined) return;
    const { top } = pressed.section.getBoundingClientRect();
    const isOff = Math.abs(top - SCROLL_SPY_OFFSET_PX) >= 1;
    if (isOff) pressed.section.scrollIntoView({ behavior: 'instant' });
  };

  bar.addEventListener('click', scrollToPressed, { signal });
  const onScrollEnd = (): void => {
    hasScrollEnded = true;
    correctScroll();
  };
  document.addEventListener('scrollend', onScrollEnd, { signal });
  for (const type of SCROLL_INPUT_EVENTS) {
    addEventListener(type, () => (pressed = undefined), { signal, passive: true });
  }
  // The observer calls `markActive` when the lower edge of a section passes a line one pixel below
  // `SCROLL_SPY_OFFSET_PX`. The next section begins at this edge. `findActiveCategory` drops
  // fractions of a pixel, so the next category is active as soon as the edge is above this line.
  const rootMargin = `-${SCROLL_SPY_OFFSET_PX + 1}px 0px 0px`;
  const observe = (create: () => IntersectionObserver | ResizeObserver): void =>
    attempt(() => {
      const observer = create();
      signal.addEventListener('abort', () => observer.disconnect());
      for (const { section } of entries) observer.observe(section);
    });
  observe(() => new IntersectionObserver(markActive, { rootMargin }));
  observe(() => new ResizeObserver(correctScroll));
  // In the task after the next frame, as the popup of the menu, which opens first: a modal dialog makes
  // the browser style again what is rendered.
  requestAnimationFrame(() =>
    setTimeout(() => signal.aborted || renderSections(entries.map(({ section }) => section))),
  );
}

function centre(link: HTMLAnchorElement): void {
  const row = link.closest('ul');
  const entry = { start: link.offsetLeft, size: link.offsetWidth };
  row?.scrollTo({ left: findCentredScroll(entry, { size: row.clientWidth }) });
}
