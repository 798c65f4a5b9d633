// Apart from the other links, because the pages of payments and accounts load those but not these.
export const reportRoutes = {
  violations: '/api/reports/violations',
  vitals: '/api/reports/vitals',
} as const;
