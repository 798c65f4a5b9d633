import { useEffect } from 'react';
import type { RefObject } from 'react';
import {
  findActiveCategory,
  findCentredScroll,
  SCROLL_SPY_OFFSET_PX,
} from '../browser/active-category.ts';
import { isPlainClick } from '../browser/is-plain-click.ts';

type Entry = { readonly link: HTMLAnchorElement; readonly section: HTMLElement };

/** Events of a visitor who scrolls by hand. */
const TAKES_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Marks the link of the active section, and scrolls to sections without adding history entries. */
export function useCategorySpy(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => (bar.current === null ? undefined : spy(bar.current)), [bar]);
}

function findEntries(bar: HTMLElement): readonly Entry[] {
  return [...bar.querySelectorAll('a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section === null ? [] : [{ link, section }];
  });
}

function spy(bar: HTMLElement): () => void {
  const entries = findEntries(bar);
  const listening = new AbortController();
  const { signal } = listening;
  let active: Entry | undefined;
  /** The entry that the visitor pressed stays marked until the visitor scrolls, because a section near
   *  the end of the page may be unable to reach the offset. */
  let asked: Entry | undefined;
  let hasArrived = false;

  const mark = (entry: Entry | undefined): void => {
    if (entry === undefined || entry === active) return;
    active?.link.removeAttribute('aria-current');
    active = entry;
    entry.link.setAttribute('aria-current', 'true');
    centre(entry.link);
  };
  const follow = (): void => {
    const tops = entries.map(({ section }) => section.getBoundingClientRect().top);
    mark(asked ?? entries[findActiveCategory(tops)]);
  };
  const lead = (event: MouseEvent): void => {
    const entry = entries.find(({ link }) => event.composedPath().includes(link));
    if (entry === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    asked = entry;
    hasArrived = false;
    mark(entry);
    history.replaceState(history.state, '', entry.link.hash);
    entry.section.scrollIntoView();
    entry.section.querySelector('h2')?.focus({ preventScroll: true });
  };
  /**
   * Scrolls to the pressed section again: sections that are not rendered yet have estimated
   * heights, and rendering them can move the target.
   */
  const settle = (): void => {
    if (!hasArrived) return;
    const top = asked?.section.getBoundingClientRect().top ?? SCROLL_SPY_OFFSET_PX;
    const isOff = Math.abs(top - SCROLL_SPY_OFFSET_PX) >= 1;
    if (isOff) asked?.section.scrollIntoView({ behavior: 'instant' });
  };

  bar.addEventListener('click', lead, { signal });
  const arrive = (): void => {
    hasArrived = true;
    settle();
  };
  document.addEventListener('scrollend', arrive, { signal });
  for (const type of TAKES_OVER) {
    addEventListener(type, () => (asked = undefined), { signal, passive: true });
  }
  // Calls `follow` when the edge of a section crosses the pixel below the offset.
  const rootMargin = `-${SCROLL_SPY_OFFSET_PX + 1}px 0px 0px`;
  const observer = new IntersectionObserver(follow, { rootMargin });
  const sizes = new ResizeObserver(settle);
  for (const { section } of entries) {
    observer.observe(section);
    sizes.observe(section);
  }
  return () => {
    listening.abort();
    observer.disconnect();
    sizes.disconnect();
  };
}

function centre(link: HTMLAnchorElement): void {
  const row = link.closest('ul');
  const entry = { start: link.offsetLeft, size: link.offsetWidth };
  row?.scrollTo({ left: findCentredScroll(entry, { size: row.clientWidth }) });
}
