'use client';

import type { ReactNode } from 'react';
import { SwitchFrame } from '@/components/transaction/switch-frame.client';
import { reloadWithReturnFlag } from '@/lib/payment/result/return-flag';

/**
 * A click on a language link reloads the page with the return flag. The page then starts no other
 * payment by itself, because the user may have paid already.
 */
export function SamePayment({ children }: { readonly children: ReactNode }): ReactNode {
  return <SwitchFrame onFollow={reloadWithReturnFlag}>{children}</SwitchFrame>;
}
