import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import {
  formatOpenSpans,
  findOpeningInWeek,
  formatOpening,
  parseOpenSpans,
} from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';
import { Badge } from './badge.tsx';
import { findMinuteOfWeek } from '@/lib/restaurant/wall-clock';
import { onEachMinute } from '@/lib/browser/visibility';
import { isLanguage } from '@/lib/i18n/language';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';

type Props = {
  readonly language: Language;
  /** Absent if an element around the badge has `data-spans`. */
  readonly schedule?: Schedule;
};

/**
 * The badge that says what is open now. The server sends it empty, because the opening may change
 * while the page is cached; `showOpenings` fills it.
 */
export function OpenNow({ language, schedule }: Props): ReactNode {
  return (
    <Badge data-opening={language} {...(schedule && { 'data-spans': formatOpenSpans(schedule) })} />
  );
}

/** Fills the badges of `OpenNow`, and keeps them true until `signal` ends it. */
export function showOpenings(signal: AbortSignal): void {
  if (document.querySelector('[data-opening]') === null) return;
  // Not compared with the text in the page, which a browser's translator may have replaced.
  const texts = new WeakMap<Element, string>();
  const utcOffset = document.querySelector('main')?.dataset['utcOffset'];
  onEachMinute((now) => {
    const nowMinutes = findMinuteOfWeek(utcOffset, now);
    for (const badge of document.querySelectorAll<HTMLElement>('[data-opening]')) {
      const shown = findShown(badge, nowMinutes);
      if (shown === undefined || texts.get(badge) === shown.text) continue;
      texts.set(badge, shown.text);
      badge.textContent = shown.text;
      badge.dataset['look'] = shown.tone;
    }
  }, signal);
}

function findShown(
  badge: HTMLElement,
  nowMinutes: number | undefined,
): ReturnType<typeof formatOpening> {
  const language = badge.dataset['opening'];
  if (!isLanguage(language)) return undefined;
  const spans = badge.closest<HTMLElement>('[data-spans]')?.dataset['spans'] ?? '';
  const opening = findOpeningInWeek(parseOpenSpans(spans), nowMinutes);
  return formatOpening(opening, hoursCopy[language].opening);
}
