'use client';

import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { ErrorDocument } from '@/components/chrome/error-document';

/** For errors that no `error.tsx` shows. Next replaces the whole document with this one. */
export default function GlobalError(): ReactNode {
  return <ErrorDocument onRetry={() => window.location.reload()} />;
}
