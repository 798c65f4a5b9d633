'use client';

import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { ErrorDocument } from '@/components/chrome/document/error-document';

/**
 * Next shows this document when a layout fails. Nothing of the page is left, so the button loads
 * the document again.
 */
export default function GlobalError(): ReactNode {
  return <ErrorDocument onRetry={() => window.location.reload()} />;
}
