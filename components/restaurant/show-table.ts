import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { TABLE_PARAM } from '@/lib/menu-query';
import { readTableId } from '@/lib/query-values';

/** Shows the strip of `TableStrip`, and makes the links of its page keep the table and the language. */
export function showTable(): void {
  const strip = document.querySelector<HTMLElement>('p[data-text]');
  if (strip === null) return;
  carryChoices();
  // The script beside the strip leaves out an id that needs a repair.
  const table = readTableId();
  if (table === undefined || !strip.hidden) return;
  strip.textContent = strip.dataset['text']?.replace('{}', table) ?? '';
  strip.hidden = false;
}

/**
 * Adds the table and the language of this address to the links to pages of the same restaurant. A
 * link that has them already stays as it is: a new spelling of its query would make a link to a
 * part of this page load the page again.
 */
function carryChoices(): void {
  const here = new URLSearchParams(location.search);
  const choices = Object.entries({
    [TABLE_PARAM]: readTableId(),
    [LANGUAGE_PARAM]: here.get(LANGUAGE_PARAM) ?? undefined,
  }).filter((choice): choice is [string, string] => choice[1] !== undefined);
  // Most visits have none, and to parse the links of a long menu takes time.
  if (choices.length === 0) return;
  const place = location.pathname.split('/', 3).join('/');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
    if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(`${place}/`)) continue;
    for (const [name, value] of choices) {
      const query = new URLSearchParams(link.search);
      if (query.has(name)) continue;
      query.set(name, value);
      link.search = query.toString();
    }
  }
}
