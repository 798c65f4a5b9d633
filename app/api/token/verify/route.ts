import { createApiRoute } from '@/lib/api/server/api-route';
import { verifyToken } from '@/lib/provider/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createApiRoute(
  'verifyToken',
  verifyToken,
);
