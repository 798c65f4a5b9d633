'use client';

import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/is-plain-click';

type Props = {
  /** Called with the link's absolute address after a click without modifier keys. */
  readonly onFollow: (address: string) => void;
  readonly children: ReactNode;
};

/**
 * Wraps the language links. A click on one calls `onFollow` in place of a navigation, so that a
 * change of language does not begin a new visit.
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
