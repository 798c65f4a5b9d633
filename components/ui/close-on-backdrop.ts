/** Of the browser's or of React's `MouseEvent`. */
type Click = {
  readonly target: EventTarget | null;
  readonly currentTarget: EventTarget | null;
  readonly clientX: number;
  readonly clientY: number;
};

/**
 * Closes the dialog after a click on its backdrop. The dialog is the target of a click on the
 * backdrop and of a click on the dialog's padding, so the position distinguishes the two clicks.
 */
export function closeOnBackdrop({ target, currentTarget, clientX, clientY }: Click): void {
  if (target !== currentTarget || !(currentTarget instanceof HTMLDialogElement)) return;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  if (isOutside) currentTarget.close();
}
