/**
 * One restaurant for every shape of opening hours. The well-formed v3 date-times say 10:00 to
 * 22:30 in Bucharest, in winter (UTC+2) and in summer (UTC+3).
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
