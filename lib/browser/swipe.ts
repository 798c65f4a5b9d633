/** The place of a finger in CSS pixels of the window, and the time in milliseconds. */
export type TouchPoint = { readonly x: number; readonly y: number; readonly time: number };

/** A shorter movement may be a tap. */
const MIN_DISTANCE_PX = 48;
/** A finger that stays on the screen longer may be selecting text. */
const MAX_DURATION_MS = 600;
/** The width of a swipe is at least this many times its height. A steeper movement may scroll. */
const MIN_RATIO = 2;

/** The direction of a horizontal swipe; undefined for any other touch. */
export function findSwipe(start: TouchPoint, end: TouchPoint): 'left' | 'right' | undefined {
  const across = end.x - start.x;
  const distance = Math.abs(across);
  if (distance < MIN_DISTANCE_PX || end.time - start.time > MAX_DURATION_MS) return undefined;
  if (distance < MIN_RATIO * Math.abs(end.y - start.y)) return undefined;
  return across < 0 ? 'left' : 'right';
}
