'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { DialogShell } from '@/components/ui/dialog-shell';
import { updateHistoryState } from '@/lib/browser/history-state';
import { isBackForwardLoad } from '@/lib/browser/navigation';
import { shouldOpenPopup } from './should-open-popup.ts';

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
  useEffect(() => {
    const wasShown = history.state?.[SHOWN_KEY] === performance.timeOrigin;
    const isBackForward = isBackForwardLoad() && isLoadedHere();
    if (!shouldOpenPopup({ search: location.search, wasShown, isBackForward })) return;
    dialog.current?.showModal();
    // By default the browser would focus the close button and could show a focus ring on it.
    dialog.current?.querySelector('h2')?.focus();
    updateHistoryState({ [SHOWN_KEY]: performance.timeOrigin });
  }, []);
  return (
    <DialogShell
      ref={dialog}
      labelledBy={labelledBy}
      aria-describedby={describedBy}
      onClick={closeOnBackdrop}
    >
      {children}
    </DialogShell>
  );
}
