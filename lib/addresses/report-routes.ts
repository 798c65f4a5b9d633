/** Our own API routes to which browsers send reports about pages. */
export const reportRoutes = {
  violations: '/api/reports/violations',
  vitals: '/api/reports/vitals',
} as const;
