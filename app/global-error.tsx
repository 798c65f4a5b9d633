'use client';

import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { ErrorDocument } from '@/components/chrome/document/error-document';

/** When a layout itself fails. Nothing of the page is left, so a fresh load is the way back. */
export default function GlobalError(): ReactNode {
  return <ErrorDocument onRetry={() => window.location.reload()} />;
}
