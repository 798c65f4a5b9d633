import { getSettings } from '@/lib/config';
import { createRevalidationRoute } from '@/lib/revalidation/revalidation-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createRevalidationRoute({
  getSecrets: () => getSettings().revalidateSecret,
});
