'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { readAppTarget } from '@/lib/native-app/device';
import { formatOpenAppLink } from '@/lib/open-app-link';
import type { Stores } from '@/lib/native-app/store-links';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';
import type { Language } from '@/lib/i18n/language';

type Props = { readonly language: Language; readonly stores: Stores };

/** The link to the app in React. */
export function OpenAppLink({ language, stores }: Props): ReactNode {
  const target = useBrowserValue(readAppTarget, 'none');
  const { href, text } = formatOpenAppLink(target, language, stores);
  return (
    <a href={href} className={buttonClass('action')}>
      {text}
    </a>
  );
}
