import { createApiRoute } from '@/lib/api/server/api-route';
import { getAuthorizationForm } from '@/lib/provider/payment';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createApiRoute(
  'authorizationForm',
  getAuthorizationForm,
);
