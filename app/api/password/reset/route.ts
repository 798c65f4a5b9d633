import { createApiRoute } from '@/lib/api/api-route';
import { resetPassword } from '@/lib/provider/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createApiRoute(
  'resetPassword',
  resetPassword,
);
