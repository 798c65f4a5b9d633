import { createVitalsRoute } from '@/lib/reports/vitals-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createVitalsRoute();
