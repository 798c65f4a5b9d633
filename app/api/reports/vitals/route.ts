import { createVitalsRoute } from '@/lib/reports/report-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createVitalsRoute();
