import { metricsRoute } from '@/lib/monitoring/metrics-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = metricsRoute;
