'use client';

import type { ReactNode } from 'react';
import { SwitchFrame } from '@/components/transaction/switch-frame.client';
import { continueAt } from '@/lib/account/activation-memory';

/** A new visit would use the token again, and tell somebody whose account is active that it is not. */
export function ContinuedVisit({ children }: { readonly children: ReactNode }): ReactNode {
  return <SwitchFrame onFollow={continueAt}>{children}</SwitchFrame>;
}
