/**
 * Schedules of type `v3` (requirement O-1) and of whole hours (O-2), missing and malformed
 * schedules. `winter` and `summer` differ in UTC, but each is 10:00 to 22:30 in Bucharest.
 */
export const schedulesById = {
  'sandbox-schedule-winter': {
    type: 'v3',
    start: { startHour: '2026-01-15T08:00:00.000Z' },
    end: { endHour: '2026-01-15T20:30:00.000Z' },
  },
  'sandbox-schedule-summer': {
    type: 'v3',
    start: { startHour: '2026-07-15T07:00:00.000Z' },
    end: { endHour: '2026-07-15T19:30:00.000Z' },
  },
  'sandbox-schedule-overnight': {
    type: 'v3',
    start: { startHour: '2026-01-15T16:00:00.000Z' },
    end: { endHour: '2026-01-15T00:00:00.000Z' },
  },
  'sandbox-schedule-hours': { start: 9, end: 23 },
  'sandbox-schedule-hours-overnight': { start: 18, end: 2 },
  'sandbox-schedule-all-day': { start: 0, end: 24 },
  'sandbox-schedule-null': null,
  'sandbox-schedule-absent': undefined,
  'sandbox-schedule-bad-date': {
    type: 'v3',
    start: { startHour: 'dimineața' },
    end: { endHour: 'seara' },
  },
  'sandbox-schedule-half': { type: 'v3', start: { startHour: '2026-01-15T08:00:00.000Z' } },
  'sandbox-schedule-hour-25': { start: 9, end: 25 },
  'sandbox-schedule-other-type': { type: 'v4', days: [] },
  'sandbox-schedule-text': '10:00 - 22:00',
  'sandbox-schedule-empty': {},
} as const;

/** The console and `e2e/sandbox/README.md` show these texts. */
export const scheduleBehaviours: Readonly<Record<keyof typeof schedulesById, string>> = {
  'sandbox-schedule-winter': 'v3, in winter time: 10:00 to 22:30.',
  'sandbox-schedule-summer': 'v3, in summer time: 10:00 to 22:30.',
  'sandbox-schedule-overnight': 'v3: 18:00 to 02:00.',
  'sandbox-schedule-hours': 'Whole hours: 9 to 23.',
  'sandbox-schedule-hours-overnight': 'Whole hours: 18 to 2.',
  'sandbox-schedule-all-day': 'Whole hours: 0 to 24.',
  'sandbox-schedule-null': 'No schedule: null.',
  'sandbox-schedule-absent': 'No schedule: the field is absent.',
  'sandbox-schedule-bad-date': 'Malformed: v3 with words instead of date-times.',
  'sandbox-schedule-half': 'Malformed: v3 without an end.',
  'sandbox-schedule-hour-25': 'Malformed: whole hours, 9 to 25.',
  'sandbox-schedule-other-type': 'Malformed: type v4.',
  'sandbox-schedule-text': 'Malformed: a text.',
  'sandbox-schedule-empty': 'Malformed: an empty object.',
};

export const scheduleMenus: ReadonlyMap<string, unknown> = new Map(
  Object.entries(schedulesById).map(([restaurantId, schedule]) => [
    restaurantId,
    {
      restaurantName: 'Casa cu Program',
      restaurant_schedule: schedule,
      categories: [
        { _id: 'c1', name: 'Ciorbe', flavours: [{ name: 'Ciorbă de burtă', price: 24.5 }] },
      ],
    },
  ]),
);
