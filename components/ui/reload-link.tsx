import type { ReactNode } from 'react';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { buttonClass } from './button-class.ts';

/** An empty `href` is the current address, so no script is needed. */
export function ReloadLink(): ReactNode {
  return (
    <a href="" className={buttonClass('quiet')}>
      {siteCopy.menu.reload}
    </a>
  );
}
