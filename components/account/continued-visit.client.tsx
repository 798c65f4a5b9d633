'use client';

import type { ReactNode } from 'react';
import { SwitchFrame } from '@/components/transaction/switch-frame.client';
import { continueAt } from '@/lib/account/activation';

/**
 * Wraps the language links of the activation page, so that a change of language keeps the state of
 * the activation. Without this state the page would post the activation token again, and the
 * provider refuses a used token.
 */
export function ContinuedVisit({ children }: { readonly children: ReactNode }): ReactNode {
  return <SwitchFrame onFollow={continueAt}>{children}</SwitchFrame>;
}
