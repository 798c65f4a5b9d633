import type { LiveSearch, ShownNodes } from './live-search.ts';
import { focusOnShortcut } from '@/lib/browser/search-shortcut';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';

/** The element of `AllMenusPanel`. */
export const ALL_MENUS_SEARCH_ID = 'cautare_in_meniuri';

/** If a search has to wait longer than this, the page says that the menus are loading. */
const LOADING_AFTER_MS = 400;

/**
 * Searches in all menus while the visitor types, until `signal` ends it. The first focus or search
 * loads the code of the search, which loads the index of all menus. If loading fails, the next focus
 * or search tries again. A form that is submitted before the code and the index are loaded goes to
 * the server.
 */
export function startAllMenusSearch(signal: AbortSignal): void {
  const panel = document.querySelector<HTMLElement>(`#${ALL_MENUS_SEARCH_ID}`);
  const form = panel?.querySelector('form');
  const field = form?.querySelector('input');
  const [, status, hits, list, examples] = panel?.children ?? [];
  const example = examples?.firstElementChild;
  if (!form || !field || !status || !hits || !list || !example) return;
  let loading: Promise<LiveSearch | undefined> | undefined;
  let live: LiveSearch | undefined;
  let frame = 0;

  /** `shown` is undefined while nothing is searched for. */
  const show = (shown: ShownNodes | undefined): void => {
    update(status, (shown?.status ?? []).map(createStatusText));
    update(hits, shown?.hits ?? []);
    list.toggleAttribute('hidden', shown !== undefined);
  };
  const isSearch = (): boolean => field.value.trim() !== '' || !!form.querySelector(':checked');
  const say = (text: string): void => show(isSearch() ? { status: [text] } : undefined);
  /** Searches at most once per frame, however many letters the visitor types in that time. */
  const searchInFrame = (opened: LiveSearch | undefined): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (opened === undefined) say(allMenusCopy.failed);
      else show(opened(new FormData(form)));
    });
  };
  const load = (): Promise<LiveSearch | undefined> => {
    loading ??= import('./live-search.ts')
      .then(({ openLiveSearch }) => openLiveSearch(example, () => searchInFrame(live)))
      .then(
        (opened) => (live = opened),
        () => (loading = undefined),
      );
    return loading;
  };
  const search = async (): Promise<void> => {
    const timer = live ? 0 : window.setTimeout(say, LOADING_AFTER_MS, allMenusCopy.loading);
    const opened = await load();
    clearTimeout(timer);
    searchInFrame(opened);
  };

  form.addEventListener('focusin', () => void load(), { signal });
  form.addEventListener('input', () => void search(), { signal });
  const clear = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    field.value = '';
    void search();
  };
  field.addEventListener('keydown', clear, { signal });
  const focusFirstHit = (event: Event): void => {
    if (live === undefined) return;
    event.preventDefault();
    (hits.querySelector<HTMLElement>('h3 a') ?? hits.querySelector('a'))?.focus();
  };
  form.addEventListener('submit', focusFirstHit, { signal });
  focusOnShortcut(field, signal);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));

  // What the visitor has typed or chosen before this script ran.
  const inputs = [...form.querySelectorAll('input')];
  const isChanged = inputs.some(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  );
  if (isChanged) void search();
}

/** As in `showResult`: sentences about missing menus and old data follow the first text. */
function createStatusText(text: string, position: number): Element {
  const element = document.createElement(position === 0 ? 'span' : 'small');
  element.textContent = position === 0 ? text : ` ${text}`;
  return element;
}

/**
 * What each shown node was when it was inserted: since then a failed picture may have been replaced,
 * and a browser's translator may have changed the texts.
 */
const inserted = new WeakMap<Node, Node>();

/** Leaves nodes that would not change, so that they keep the focus and their pictures. */
function update(parent: Element, nodes: readonly Node[]): void {
  for (const [position, node] of nodes.entries()) {
    const old = parent.childNodes[position];
    if (old && inserted.get(old)?.isEqualNode(node)) continue;
    inserted.set(node, node.cloneNode(true));
    if (old === undefined) parent.append(node);
    else old.replaceWith(node);
  }
  while (parent.childNodes.length > nodes.length) parent.lastChild?.remove();
}
