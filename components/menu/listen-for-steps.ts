export type StepDirection = 'previous' | 'next';

const KEYS: Readonly<Record<string, StepDirection>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/** A finger that moves the handle down by more than this closes the dialog. */
const PULL_PX = 48;

/** Fields in which the arrow keys move the cursor or change the value. */
const USES_ARROW_KEYS = 'input, textarea, select';

const toPoint = (finger: Touch | undefined, time: number): TouchPoint | undefined =>
  finger && { x: finger.clientX, y: finger.clientY, time };

/**
 * Calls `step` for the left and right arrow keys, and for a horizontal swipe of one finger in the
 * dialog. Closes the dialog when a finger pulls its handle down. Ignores keys with a modifier, keys in a field, and all events in a nested dialog.
 */
export function listenForSteps(
  dialog: HTMLDialogElement,
  step: (direction: StepDirection) => void,
  signal: AbortSignal,
): void {
  let start: TouchPoint | undefined;
  let isOnHandle = false;
  const isInside = ({ target }: Event): boolean =>
    target instanceof Element && target.closest('dialog') === dialog;

  const stepByKey = (event: KeyboardEvent): void => {
    const direction = KEYS[event.key];
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (direction === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!isInside(event) || (target instanceof Element && target.matches(USES_ARROW_KEYS))) return;
    event.preventDefault();
    step(direction);
  };
  const startSwipe = (event: TouchEvent): void => {
    start = undefined;
    isOnHandle = event.target instanceof Element && event.target.matches('[data-handle]');
    // When the visitor has zoomed in, a finger moves the visible part of the page, so make no step.
    if (event.touches.length > 1 || (globalThis.visualViewport?.scale ?? 1) > 1) return;
    if (isInside(event)) start = toPoint(event.touches[0], event.timeStamp);
  };
  const endSwipe = ({ changedTouches, timeStamp }: TouchEvent): void => {
    const end = toPoint(changedTouches[0], timeStamp);
    const swipe = start && end && findSwipe(start, end);
    const isPulled = isOnHandle && start && end && end.y - start.y > PULL_PX;
    start = undefined;
    if (isPulled) dialog.close();
    if (swipe !== undefined) step(swipe === 'left' ? 'next' : 'previous');
  };
  dialog.addEventListener('keydown', stepByKey, { signal });
  dialog.addEventListener('touchstart', startSwipe, { signal, passive: true });
  dialog.addEventListener('touchend', endSwipe, { signal, passive: true });
}

/** The place of a finger in CSS pixels of the window, and the time in milliseconds. */
type TouchPoint = { readonly x: number; readonly y: number; readonly time: number };

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
