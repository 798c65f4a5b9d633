'use client';

import type { ReactNode } from 'react';
import { SwitchFrame } from '@/components/transaction/switch-frame.client';
import { reloadAt } from '@/lib/payment/return-mark';

/** A new visit would begin another payment, for somebody who may have paid and only wants to read. */
export function SamePayment({ children }: { readonly children: ReactNode }): ReactNode {
  return <SwitchFrame onFollow={reloadAt}>{children}</SwitchFrame>;
}
