import { createOperatorRoute } from '@/lib/api/server/json-response';
import { getReadiness } from '@/lib/readiness';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createOperatorRoute(async () => {
  const readiness = await getReadiness();
  return { status: readiness.status === 'draining' ? 503 : 200, body: readiness };
});
