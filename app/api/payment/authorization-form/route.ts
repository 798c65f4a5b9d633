import { createApiRoute } from '@/lib/api/api-route';
import { getAuthorizationForm } from '@/lib/provider/payment';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createApiRoute(
  'authorizationForm',
  getAuthorizationForm,
);
