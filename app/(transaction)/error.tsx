'use client';

import type { ReactNode } from 'react';
import { TransactionError } from '@/components/transaction/transaction-error.client';
import { useResetAfterEdit } from '@/lib/hooks/use-reset-after-edit';

type Props = { readonly retry: () => void; readonly reset: () => void };

export default function TransactionGroupError({ retry, reset }: Props): ReactNode {
  useResetAfterEdit(reset);
  return <TransactionError onRetry={retry} />;
}
