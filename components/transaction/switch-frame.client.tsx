'use client';

import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '@/lib/hooks/is-plain-click';

type Props = {
  /** Gets the whole address of a link that was followed by an ordinary click. */
  readonly onFollow: (address: string) => void;
  readonly children: ReactNode;
};

/** Around links to the same page in another language, where following one is no new visit. */
export function SwitchFrame({ onFollow, children }: Props): ReactNode {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow(link.href);
  };
  return <div onClick={follow}>{children}</div>;
}
