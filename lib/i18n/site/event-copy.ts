import { formatLongDate } from '../format-date-time.ts';
import { EVENT_DATE } from '../../business-facts.ts';

/**
 * The texts of the dialog that invites restaurant owners to a meeting. Requirement H-5 demands that
 * the home page contains this dialog, closed and without a control that opens it.
 */
export const eventCopy = {
  date: EVENT_DATE,
  heading: `Ne întâlnim pe ${formatLongDate(EVENT_DATE)}`,
  text: 'Îi invităm pe cei care conduc restaurante din Arad să vadă platforma la lucru și să ne întrebe orice. Înscrierea se face numai prin telefon.',
  call: 'Înscriere la telefon:',
  close: 'Închide',
} as const;
