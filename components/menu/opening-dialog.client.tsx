'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { DialogShell } from '@/components/ui/dialog-shell';
import { updateHistoryState } from '@/lib/browser/history-state';
import { closeOnBackdrop } from './close-on-backdrop.ts';
import { isPopupDue } from './opening-rule.ts';

/**
 * In the state of a history entry, where it lasts as long as the way back does: which load of the
 * document showed it. A reload keeps the state and is another load.
 */
const SHOWN = 'openingPopupShown';

type Props = {
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly children: ReactNode;
};

/** This document was loaded for the address that is open now, by going back or forward to it. */
function hasComeBack(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return (
    arrival !== undefined &&
    'type' in arrival &&
    arrival.type === 'back_forward' &&
    arrival.name.split('#')[0] === location.href.split('#')[0]
  );
}

/** Opens once the page is there to be read. Its buttons close it by themselves: their form's method says so. */
export function OpeningDialog({ labelledBy, describedBy, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const wasShown = history.state?.[SHOWN] === performance.timeOrigin;
    if (!isPopupDue({ search: location.search, wasShown, cameBack: hasComeBack() })) return;
    dialog.current?.showModal();
    // Its words first. The browser would begin at the close icon, with a ring that nobody asked for.
    dialog.current?.querySelector('h2')?.focus();
    updateHistoryState({ [SHOWN]: performance.timeOrigin });
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
