import { createApiRoute } from '@/lib/api/api-route';
import { activateAccount } from '@/lib/provider/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createApiRoute(
  'activateAccount',
  activateAccount,
);
