'use client';

import type { ReactNode } from 'react';
import { SwitchFrame } from '@/components/transaction/switch-frame.client';
import { continueAt } from '@/lib/account/stored-activation';

/**
 * Keeps the visit when the language changes. A new visit would post the token again, and the
 * provider refuses a used token.
 */
export function ContinuedVisit({ children }: { readonly children: ReactNode }): ReactNode {
  return <SwitchFrame onFollow={continueAt}>{children}</SwitchFrame>;
}
