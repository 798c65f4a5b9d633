import { createApiRoute } from '@/lib/api/api-route';
import { authorizeOrder } from '@/lib/provider/payment';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createApiRoute(
  'orderAuthorized',
  authorizeOrder,
);
