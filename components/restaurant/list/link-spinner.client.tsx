'use client';

import { useLinkStatus } from 'next/link';
import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';

/**
 * A spinner inside a link that covers the window while the link's page loads. A portal puts the
 * spinner in the body, because inside the link its text would become part of the link's accessible
 * name.
 */
export function LinkSpinner({ label }: { readonly label: string }): ReactNode {
  const { pending } = useLinkStatus();
  return pending ? createPortal(<Spinner label={label} place="page" />, document.body) : null;
}
