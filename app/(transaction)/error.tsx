'use client';

import type { ReactNode } from 'react';
import { TransactionError } from '@/components/transaction/transaction-error.client';

type Props = { readonly retry: () => void };

export default function TransactionGroupError({ retry }: Props): ReactNode {
  return <TransactionError onRetry={retry} />;
}
