import { createViolationsRoute } from '@/lib/reports/violations-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createViolationsRoute();
