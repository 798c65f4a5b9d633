import type { Language, Words } from '../language.ts';

const romanian = {
  label: 'Program',
  everyDay: 'Zilnic',
  wholeDay: 'Non-stop',
  opening: {
    always: 'Deschis · non-stop',
    open: 'Deschis',
    until: 'până la',
    closesAt: 'Închide la',
    closed: 'Închis',
    opens: 'deschide',
    at: 'la',
    tomorrow: 'mâine',
    onDay: {
      Monday: 'luni',
      Tuesday: 'marți',
      Wednesday: 'miercuri',
      Thursday: 'joi',
      Friday: 'vineri',
      Saturday: 'sâmbătă',
      Sunday: 'duminică',
    },
  },
  days: {
    Monday: 'Luni',
    Tuesday: 'Marți',
    Wednesday: 'Miercuri',
    Thursday: 'Joi',
    Friday: 'Vineri',
    Saturday: 'Sâmbătă',
    Sunday: 'Duminică',
  },
} as const;

const englishDays = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
} as const;

/** The words with which `lib/restaurant/hours.ts` writes hours and what is open now. */
export const hoursCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
  en: {
    label: 'Opening hours',
    everyDay: 'Every day',
    wholeDay: '24 hours',
    opening: {
      always: 'Open · 24 hours',
      open: 'Open',
      until: 'until',
      closesAt: 'Closes at',
      closed: 'Closed',
      opens: 'opens',
      at: 'at',
      tomorrow: 'tomorrow',
      onDay: englishDays,
    },
    days: englishDays,
  },
};
