import { focusOnShortcut } from '@/lib/browser/search-shortcut';
import { loadEnglish } from '@/lib/i18n/site/menu/load-english';
import type { MenuFilter, SearchStatus } from './menu-filter.ts';
import { MENU_BAR_ID } from './operate-category-bar.ts';

/**
 * In windows narrower than the breakpoint `medium` the on-screen keyboard leaves little room, so a
 * focus of the field scrolls the bar to the top of the window.
 */
const NARROW = '(width < 768px)';

/**
 * Searches in the menu while the visitor types, until `signal` ends it. The first focus or letter
 * loads the code of the search. If loading fails, the next focus or letter tries again.
 */
export function operateMenuSearch(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>(`#${MENU_BAR_ID}`);
  const search = bar?.querySelector('[role=search]');
  const field = search?.querySelector('input');
  const status = bar?.nextElementSibling;
  if (!bar || !field || !(status instanceof HTMLElement)) return;
  let loading: Promise<MenuFilter | undefined> | undefined;
  let frame = 0;
  let said = '';

  const load = (): Promise<MenuFilter | undefined> => {
    loading ??= Promise.all([import('./menu-filter.ts'), loadEnglish()]).then(
      ([{ createMenuFilter }, english]) => createMenuFilter(bar, english),
      () => (loading = undefined),
    );
    return loading;
  };
  const say = ({ sentence, link }: SearchStatus): void => {
    // A screen reader would announce an unchanged sentence again.
    if (sentence === said) return;
    said = sentence;
    // Exchanges all nodes, because a browser's translator may have replaced the text.
    status.replaceChildren(...(sentence === '' ? [] : [sentence]));
    if (link) status.append(' ', createLink(link));
  };
  const show = async (filter: MenuFilter | undefined): Promise<void> => {
    const { failed = '' } = status.dataset;
    const sentence = field.value === '' ? '' : failed;
    const shown = filter ? await filter.show(field.value) : { sentence };
    // The visitor has typed another letter.
    if (shown === undefined) return;
    say(shown);
    // Measures the position of the sentence, so the page has to show it first.
    filter?.scroll(status);
  };
  /** Searches at most once per frame, however many letters the visitor types in that time. */
  const searchInFrame = async (): Promise<void> => {
    // For the stylesheet, where `:has()` would be found again for all products at each letter.
    bar.toggleAttribute('data-filled', field.value !== '');
    const filter = await load();
    cancelAnimationFrame(frame);
    if (!signal.aborted) frame = requestAnimationFrame(() => void show(filter));
  };
  const focusBestHit = async (): Promise<void> => {
    const filter = await load();
    // A search that has not begun would end this one.
    cancelAnimationFrame(frame);
    await show(filter);
    const card = filter?.getBestHit();
    card?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };
  const clear = (): void => {
    field.value = '';
    field.focus();
    void searchInFrame();
  };

  const prepare = (): void => {
    void load();
    if ('matchMedia' in window && matchMedia(NARROW).matches) scrollToTop(bar);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') void focusBestHit();
    else clear();
  };
  field.addEventListener('focus', prepare, { signal });
  field.addEventListener('input', () => void searchInFrame(), { signal });
  field.addEventListener('keydown', handleKey, { signal });
  search?.querySelector('button')?.addEventListener('click', clear, { signal });
  focusOnShortcut(field, signal);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));

  // What the visitor has typed before this script ran.
  if (field.value !== '') void searchInFrame();
}

function createLink({ href, text }: NonNullable<SearchStatus['link']>): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.hreflang = 'ro';
  link.textContent = text;
  return link;
}

function scrollToTop(bar: Element): void {
  const { top } = bar.getBoundingClientRect();
  if (top > 0) scrollBy({ top, behavior: 'instant' });
}
