import { createApiRoute } from '@/lib/api/api-route';
import { getCardForm } from '@/lib/provider/payment';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createApiRoute(
  'cardForm',
  getCardForm,
);
