import { startTransition, useEffect, useRef } from 'react';
import { isDevelopment } from '@/lib/config/is-development';

/**
 * After an edit in development Next renders the error component again, but keeps the error. This
 * hook then calls `reset` (`docs/decisions/0029-development-server.md`).
 */
export function useResetAfterEdit(reset: () => void): void {
  const firstRender = useRef<object>(undefined);
  // Identifies this render. Strict Mode runs the effect twice for the first render, which must not
  // count as two renders.
  const render = {};
  useEffect(() => {
    if (!isDevelopment) return;
    firstRender.current ??= render;
    if (firstRender.current !== render) startTransition(reset);
  });
}
