'use client';

import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/is-plain-click';

type Props = {
  /** Called with the link's absolute address after a click without modifier keys. */
  readonly onFollow: (address: string) => void;
  readonly children: ReactNode;
};

/**
 * Wraps the language links. A click on a link calls `onFollow` instead of following the link, so
 * that the caller can load the address without starting a new activation or payment.
 */
export function SwitchFrame({ onFollow, children }: Props): ReactNode {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow(link.href);
  };
  return <div onClick={follow}>{children}</div>;
}
