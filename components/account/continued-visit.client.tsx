'use client';

import type { ReactNode } from 'react';
import { SwitchFrame } from '@/components/transaction/switch-frame.client';
import { continueAt } from '@/lib/account/stored-activation';

/**
 * Changes the language within the same visit. A new visit would send the token again, and the
 * provider would refuse it.
 */
export function ContinuedVisit({ children }: { readonly children: ReactNode }): ReactNode {
  return <SwitchFrame onFollow={continueAt}>{children}</SwitchFrame>;
}
