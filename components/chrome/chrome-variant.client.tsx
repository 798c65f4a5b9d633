'use client';

import type { ReactNode } from 'react';
import { useIsInApp } from '@/lib/hooks/use-browser-value';

type Props = {
  readonly browser: ReactNode;
  /** The variant inside an app. It must have no links to other pages. */
  readonly app: ReactNode;
};

/** The server cannot detect an app, so it sends the browser variant. */
export function ChromeVariant({ browser, app }: Props): ReactNode {
  return useIsInApp() ? app : browser;
}
