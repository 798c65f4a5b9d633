import { createOperatorRoute } from '@/lib/api/server/operator-route';
import { getReadiness } from '@/lib/health/readiness';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createOperatorRoute(async () => ({
  status: 200,
  body: await getReadiness(),
}));
