'use client';

import { useLinkStatus } from 'next/link';
import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';

/**
 * Stands inside a link and covers the window while the page it leads to is on its way. Drawn into
 * the body: inside the link its words would become part of the link's name.
 */
export function LinkSpinner({ label }: { readonly label: string }): ReactNode {
  const { pending } = useLinkStatus();
  return pending ? createPortal(<Spinner label={label} place="page" />, document.body) : null;
}
