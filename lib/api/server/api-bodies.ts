import { z } from 'zod';
import { isOrderId, isToken, isUserId } from '@/lib/ids';
import type { ApiBodies } from '../api-contract.ts';
import type { ApiName } from '../api-routes.ts';

const token = z.string().refine(isToken);
const userId = z.string().refine(isUserId);
const orderId = z.string().refine(isOrderId);

export const apiBodies: { readonly [Name in ApiName]: z.ZodType<ApiBodies[Name]> } = {
  verifyToken: z.strictObject({ token }),
  // Requirement A-6 has no rule for the length of a password. Only `bodyLimits.apiCall` limits it.
  resetPassword: z.strictObject({ token, newPassword: z.string().min(1) }),
  activateAccount: z.strictObject({ token }),
  authorizationForm: z.strictObject({ userId }),
  cardForm: z.strictObject({ userId, orderId }),
  orderAuthorized: z.strictObject({ order: orderId }),
};
