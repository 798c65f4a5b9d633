import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { isBackForwardLoad } from '@/lib/browser/navigation';
import { shouldOpenPopup } from '@/lib/menu-query';
import { OFFLINE_NOTICE_ID } from '@/lib/offline/notice-ids';

/** The dialog of `OpeningPopup`. */
export const OPENING_POPUP_ID = 'aplicatie_popup';

/** Opens the popup of a menu once, unless `signal` has ended the page before (requirement M-15). */
export function openOpeningPopup(signal: AbortSignal): void {
  const dialog = document.querySelector<HTMLDialogElement>(`#${OPENING_POPUP_ID}`);
  if (dialog === null) return;
  const visit = {
    search: location.search,
    isBackForward: isBackForwardLoad(),
    // The worker shows the notice of a page that it has stored (`offline-support.tsx`).
    isOfflinePage: document.querySelector(`#${OFFLINE_NOTICE_ID}:not([hidden])`) !== null,
  };
  if (!shouldOpenPopup(visit)) return;
  const open = (): void => {
    // Meanwhile the visitor may have opened a product.
    if (signal.aborted || document.querySelector('dialog[open]') !== null) return;
    dialog.showModal();
    // By default the browser would focus the close button and could show a focus ring on it.
    dialog.querySelector('h2')?.focus();
  };
  // No element had the focus before the popup, unless the visitor was fast. Without an element to move
  // the focus back to, Tab would continue behind the popup's place in the document, in the footer. So
  // focus the menu's heading, from where a screen reader and Tab go on to the menu.
  const leave = (): void => {
    const { activeElement } = document;
    if (!dialog.contains(activeElement) && activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  dialog.addEventListener('click', closeOnBackdrop, { signal });
  dialog.addEventListener('close', leave, { signal });
  // In a task of its own after the next frame, because a modal dialog makes the browser style and
  // lay out the whole page at once.
  requestAnimationFrame(() => setTimeout(open));
}
