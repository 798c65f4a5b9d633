'use client';

import type { ReactNode } from 'react';
import { SwitchFrame } from '@/components/transaction/switch-frame.client';
import { reloadWithReturnFlag } from '@/lib/payment/result/return-flag';

/**
 * Wraps the language links. A click on a link loads the page in that language and sets the return
 * flag (`return-flag.ts`), because the user may have paid already. With the flag, the page submits
 * a form to the bank only after a press.
 */
export function SamePayment({ children }: { readonly children: ReactNode }): ReactNode {
  return <SwitchFrame onFollow={reloadWithReturnFlag}>{children}</SwitchFrame>;
}
