'use client';

import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { ErrorDocument } from '@/components/chrome/error-document';

/**
 * For errors that no `error.tsx` shows: those of public pages, whose server has failed, and of the
 * layout of a transaction page. Next replaces the whole document with this one.
 */
export default function GlobalError(): ReactNode {
  return <ErrorDocument onRetry={() => window.location.reload()} />;
}
