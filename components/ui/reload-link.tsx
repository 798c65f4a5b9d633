import type { ReactNode } from 'react';
import { siteCopy } from '@/lib/i18n/site-copy';
import { buttonClass } from './button-tone.ts';

/** The quiet way on from a page whose provider is down: the same address again, without a script. */
export function ReloadLink(): ReactNode {
  return (
    <a href="" className={buttonClass('quiet')}>
      {siteCopy.menu.reload}
    </a>
  );
}
