import type { MouseEvent } from 'react';

type Point = { readonly clientX: number; readonly clientY: number };
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export function isOutside({ clientX, clientY }: Point, box: Box): boolean {
  const { left, right, top, bottom } = box;
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** A click on the backdrop, or on the dialog's own padding, has the dialog itself as its target. */
export function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  const { target, currentTarget } = event;
  if (target !== currentTarget) return;
  if (isOutside(event, currentTarget.getBoundingClientRect())) currentTarget.close();
}
