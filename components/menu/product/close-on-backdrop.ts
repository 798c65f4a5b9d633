import type { MouseEvent } from 'react';

type Point = { readonly clientX: number; readonly clientY: number };
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export function isOutside({ clientX, clientY }: Point, box: Box): boolean {
  const { left, right, top, bottom } = box;
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * The target of a click on the backdrop is the dialog itself. So is that of a click on its padding,
 * which must not close it; the position tells them apart.
 */
export function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  const { target, currentTarget } = event;
  if (target !== currentTarget) return;
  if (isOutside(event, currentTarget.getBoundingClientRect())) currentTarget.close();
}
