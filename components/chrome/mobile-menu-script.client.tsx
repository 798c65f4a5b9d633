'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { operateMobileMenu } from './operate-mobile-menu.ts';

/** Operates the menu on a transaction page. On other pages `PageScript` does so. */
export function MobileMenuScript(): ReactNode {
  useEffect(() => {
    const controller = new AbortController();
    operateMobileMenu(controller.signal);
    return () => controller.abort();
  }, []);
  return null;
}
