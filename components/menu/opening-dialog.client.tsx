'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { closeOnBackdrop, DialogShell } from '@/components/ui/dialog-shell';
import { updateHistoryState } from '@/lib/browser/history-state';
import { isBackForwardLoad } from '@/lib/browser/navigation';
import { shouldOpenPopup } from '@/lib/menu-query';
import { OFFLINE_NOTICE_ID } from '@/lib/offline/notice-ids';

/**
 * Key in the history entry's state. Its value is the time origin of the load that showed the popup.
 * A reload keeps the state but has a new time origin, so the popup opens again.
 */
const SHOWN_KEY = 'openingPopupShown';

type Props = {
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly children: ReactNode;
};

/**
 * Whether the browser loaded the document at the current address. A client-side navigation changes
 * the address without loading a document.
 */
function isLoadedHere(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load?.name.split('#')[0] === location.href.split('#')[0];
}

export function OpeningDialog({ labelledBy, describedBy, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (): void => {
    // Meanwhile the page may have gone, or the visitor may have opened a product. In development
    // React runs effects twice.
    if (dialog.current === null || document.querySelector('dialog[open]') !== null) return;
    dialog.current.showModal();
    // By default the browser would focus the close button and could show a focus ring on it.
    dialog.current.querySelector('h2')?.focus();
    updateHistoryState({ [SHOWN_KEY]: performance.timeOrigin });
  };
  const openOnFirstVisit = useEffectEvent(() => {
    const wasShown = history.state?.[SHOWN_KEY] === performance.timeOrigin;
    const isBackForward = isBackForwardLoad() && isLoadedHere();
    // The worker shows the notice of a page that it has stored (`offline-support.tsx`).
    const isOfflinePage = document.querySelector(`#${OFFLINE_NOTICE_ID}:not([hidden])`) !== null;
    const visit = { search: location.search, wasShown, isBackForward, isOfflinePage };
    if (!shouldOpenPopup(visit)) return;
    // In a task of its own after the next frame, because a modal dialog makes the browser style and
    // lay out the whole page at once.
    requestAnimationFrame(() => setTimeout(open));
  });
  useEffect(() => openOnFirstVisit(), []);
  // No element had the focus before the popup, unless the visitor was fast. Without an element to move
  // the focus back to, Tab would continue behind the popup's place in the document, in the footer. So
  // focus the menu's heading, from where a screen reader and Tab go on to the menu.
  const leave = (): void => {
    const { activeElement } = document;
    const isInside = dialog.current?.contains(activeElement) === true;
    if (!isInside && activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  return (
    <DialogShell
      ref={dialog}
      labelledBy={labelledBy}
      aria-describedby={describedBy}
      onClick={closeOnBackdrop}
      onClose={leave}
    >
      {children}
    </DialogShell>
  );
}
