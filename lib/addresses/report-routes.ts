export const reportRoutes = {
  violations: '/api/reports/violations',
  vitals: '/api/reports/vitals',
} as const;
