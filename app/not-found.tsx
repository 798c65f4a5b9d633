import type { ReactNode } from 'react';

/**
 * Never shown: pages do not call `notFound()`, and `global-not-found.tsx` answers unknown addresses.
 * Without this file the payload of every page contains the framework's own text, twice.
 */
export default function NotFound(): ReactNode {
  return null;
}
