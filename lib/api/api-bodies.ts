import { z } from 'zod';
import { isOrderId, isToken, isUserId } from '@/lib/ids';
import type { ApiBodies } from './api-answer.ts';
import type { ApiName } from './api-routes.ts';

/** No rule of strength is specified; this one keeps nonsense of kilobytes from the provider. */
const PASSWORD_MAX_LENGTH = 1_000;

const token = z.string().refine(isToken);
const userId = z.string().refine(isUserId);
const orderId = z.string().refine(isOrderId);

/** What each route accepts: exactly these keys, and ids that may stand in a provider's path. */
export const apiBodies: { readonly [Name in ApiName]: z.ZodType<ApiBodies[Name]> } = {
  verifyToken: z.strictObject({ token }),
  resetPassword: z.strictObject({
    token,
    newPassword: z.string().min(1).max(PASSWORD_MAX_LENGTH),
  }),
  activateAccount: z.strictObject({ token }),
  authorizationForm: z.strictObject({ userId }),
  cardForm: z.strictObject({ userId, orderId }),
  orderAuthorized: z.strictObject({ order: orderId }),
};
