import { createOperatorRoute } from '@/lib/api/json-response';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createOperatorRoute(async () => ({
  status: 200,
  body: { status: 'live' },
}));
