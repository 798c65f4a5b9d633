import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import { buttonClass } from './button.tsx';

/** An empty `href` is the current address, so no script is needed. */
export function ReloadLink({ language }: { readonly language: Language }): ReactNode {
  return (
    <a href="" className={buttonClass('quiet')}>
      {menuPageCopy[language].menu.reload}
    </a>
  );
}
