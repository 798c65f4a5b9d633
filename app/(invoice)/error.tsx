'use client';

import type { ReactNode } from 'react';
import { ErrorMain } from '@/components/chrome/main/error-main';

type Props = { readonly retry: () => void };

export default function InvoiceError({ retry }: Props): ReactNode {
  return <ErrorMain onRetry={retry} />;
}
