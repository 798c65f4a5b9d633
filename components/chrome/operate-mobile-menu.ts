/** The dialog that the button of the header opens on phones and tablets. */
export const MOBILE_MENU_ID = 'meniu_de_navigare';

/** From this width up the header shows the desktop navigation (requirement K-3). */
const DESKTOP = '(min-width: 1024px)';

/**
 * Makes the menu work until `signal` ends it. The browser opens and closes the
 * dialog itself where it knows `command`, also before this function has run. Safari gives a pressed
 * button no focus, so the browser could not move the focus back to it after closing.
 */
export function operateMobileMenu(signal: AbortSignal): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${MOBILE_MENU_ID}`);
  if (dialog === null) return;
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[commandfor=${MOBILE_MENU_ID}]`);
  const [opener] = buttons;
  const close = (): void => dialog.close();
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    for (const button of buttons) {
      const press = button === opener ? (): void => dialog.showModal() : close;
      button.addEventListener('click', press, { signal });
    }
  }
  dialog.addEventListener('close', () => opener?.focus(), { signal });
  // A link in the menu loads a new document. If the click did not close the dialog, Back could
  // restore this page from the bfcache with the dialog open.
  const closeOnLink = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a') !== null) close();
  };
  dialog.addEventListener('click', closeOnLink, { signal });
  if ('matchMedia' in window) matchMedia(DESKTOP).addEventListener('change', close, { signal });
}
