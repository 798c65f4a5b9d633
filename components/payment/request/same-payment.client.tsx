'use client';

import type { ReactNode } from 'react';
import { SwitchFrame } from '@/components/transaction/switch-frame.client';
import { reloadWithReturnFlag } from '@/lib/payment/result/return-flag';

/** Changes the language without starting another payment, for a user who may have paid already. */
export function SamePayment({ children }: { readonly children: ReactNode }): ReactNode {
  return <SwitchFrame onFollow={reloadWithReturnFlag}>{children}</SwitchFrame>;
}
