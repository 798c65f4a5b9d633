'use client';

import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/is-plain-click';

type Props = {
  /** Called with the link's absolute address after a click without modifier keys. */
  readonly onFollow: (address: string) => void;
  readonly children: ReactNode;
};

/**
 * Wraps the language links. For a click without modifier keys, `onFollow` replaces the navigation
 * of the browser. `onFollow` must load the address and prevent a second activation or payment.
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
