import type { MouseEvent } from 'react';

type Point = { readonly clientX: number; readonly clientY: number };
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

function isOutside({ clientX, clientY }: Point, box: Box): boolean {
  const { left, right, top, bottom } = box;
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Closes the dialog after a click on its backdrop. The dialog is the target of a click on the
 * backdrop and of a click on the dialog's padding, so the position distinguishes the two clicks.
 */
export function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  const { target, currentTarget } = event;
  if (target !== currentTarget) return;
  if (isOutside(event, currentTarget.getBoundingClientRect())) currentTarget.close();
}
