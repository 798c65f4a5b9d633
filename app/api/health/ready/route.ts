import { createOperatorRoute } from '@/lib/api/json-response';
import { getReadiness } from '@/lib/monitoring/readiness';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createOperatorRoute(async () => {
  const readiness = await getReadiness();
  return { status: readiness.status === 'draining' ? 503 : 200, body: readiness };
});
