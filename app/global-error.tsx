'use client';

import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { ErrorDocument } from '@/components/chrome/document/error-document';

/** Next replaces the whole document with this one. The button reloads the page. */
export default function GlobalError(): ReactNode {
  return <ErrorDocument onRetry={() => window.location.reload()} />;
}
