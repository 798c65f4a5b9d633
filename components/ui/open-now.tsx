import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { formatOpenSpans } from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';
import { Badge } from './badge.tsx';

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
