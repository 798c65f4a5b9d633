'use client';

import type { ReactNode } from 'react';
import { ErrorMain } from '@/components/chrome/main/error-main';
import { useResetAfterEdit } from '@/lib/hooks/use-reset-after-edit';

type Props = { readonly retry: () => void; readonly reset: () => void };

export default function InvoiceError({ retry, reset }: Props): ReactNode {
  useResetAfterEdit(reset);
  return <ErrorMain onRetry={retry} />;
}
