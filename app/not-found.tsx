import type { ReactNode } from 'react';

/**
 * This component is not shown: pages do not call `notFound()`, and `global-not-found.tsx` answers
 * unknown addresses. Without this file Next adds its own not-found text to the payload of pages.
 */
export default function NotFound(): ReactNode {
  return null;
}
