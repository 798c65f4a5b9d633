import { createApiRoute } from '@/lib/api/api-route';
import { verifyToken } from '@/lib/provider/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createApiRoute(
  'verifyToken',
  verifyToken,
);
