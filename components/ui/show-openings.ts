import { onEachMinute } from '@/lib/browser/on-each-minute';
import { isLanguage } from '@/lib/i18n/language';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { findOpeningInWeek, formatOpening, parseOpenSpans } from '@/lib/restaurant/hours';

/** Fills the badges of `OpenNow`, and keeps them true until `signal` ends it. */
export function showOpenings(signal: AbortSignal): void {
  if (document.querySelector('[data-opening]') === null) return;
  // Not compared with the text in the page, which a browser's translator may have replaced.
  const texts = new WeakMap<Element, string>();
  onEachMinute((now) => {
    for (const badge of document.querySelectorAll<HTMLElement>('[data-opening]')) {
      const shown = findShown(badge, now);
      if (shown === undefined || texts.get(badge) === shown.text) continue;
      texts.set(badge, shown.text);
      badge.textContent = shown.text;
      badge.dataset['look'] = shown.tone;
    }
  }, signal);
}

function findShown(badge: HTMLElement, now: Date): ReturnType<typeof formatOpening> {
  const language = badge.dataset['opening'];
  if (!isLanguage(language)) return undefined;
  const spans = badge.closest<HTMLElement>('[data-spans]')?.dataset['spans'] ?? '';
  return formatOpening(findOpeningInWeek(parseOpenSpans(spans), now), hoursCopy[language].opening);
}
