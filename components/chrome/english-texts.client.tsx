'use client';

import type { ReactNode } from 'react';
import { EnglishContext } from '@/lib/hooks/use-english';
import { englishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';

/** Gives the client components of an English menu their texts. */
export function EnglishTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return <EnglishContext value={englishMenuCopy}>{children}</EnglishContext>;
}
