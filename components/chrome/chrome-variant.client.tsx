'use client';

import type { ReactNode } from 'react';
import { useIsInApp } from '@/lib/hooks/use-is-in-app';

type Props = {
  readonly browser: ReactNode;
  /** Without ways out, so that nobody leaves a payment by accident. */
  readonly app: ReactNode;
};

/** The server cannot know of an app and sends what browsers get; both are of one height. */
export function ChromeVariant({ browser, app }: Props): ReactNode {
  return useIsInApp() ? app : browser;
}
