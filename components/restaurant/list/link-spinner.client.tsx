'use client';

import { useLinkStatus } from 'next/link';
import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';

/**
 * Shown while the page of the surrounding link loads. A portal keeps the spinner's text out of the
 * link's accessible name.
 */
export function LinkSpinner({ label }: { readonly label: string }): ReactNode {
  const { pending } = useLinkStatus();
  return pending ? createPortal(<Spinner label={label} place="page" />, document.body) : null;
}
