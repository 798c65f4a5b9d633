import { whenVisibleFor } from './when-visible-for.ts';

const DURATION_MS = 3_000;
/** Longer than one animation frame. */
const FRAME_MS = 20;

const callback = jest.fn();
let cancel: () => void = () => undefined;

const show = (state: 'visible' | 'hidden'): void => {
  Reflect.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  callback.mockClear();
  show('visible');
});

afterEach(() => {
  cancel();
  Reflect.deleteProperty(document, 'visibilityState');
  jest.useRealTimers();
});

describe('whenVisibleFor', () => {
  it('calls the callback once, after the first frame and the duration', () => {
    cancel = whenVisibleFor(DURATION_MS, callback);
    jest.advanceTimersByTime(DURATION_MS - 1);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(FRAME_MS);
    show('hidden');
    show('visible');
    jest.advanceTimersByTime(2 * DURATION_MS);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('waits one frame when the duration is 0', () => {
    cancel = whenVisibleFor(0, callback);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(FRAME_MS);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('does not count time while the page is hidden, and counts from zero when the page is shown', () => {
    show('hidden');
    cancel = whenVisibleFor(DURATION_MS, callback);
    jest.advanceTimersByTime(2 * DURATION_MS);
    show('visible');
    jest.advanceTimersByTime(DURATION_MS - FRAME_MS);
    show('hidden');
    jest.advanceTimersByTime(2 * DURATION_MS);
    show('visible');
    jest.advanceTimersByTime(DURATION_MS - 1);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(FRAME_MS);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each([0, FRAME_MS])('never calls a callback that is cancelled after %d ms', (afterMs) => {
    cancel = whenVisibleFor(DURATION_MS, callback);
    jest.advanceTimersByTime(afterMs);
    cancel();
    show('visible');
    jest.advanceTimersByTime(2 * DURATION_MS);
    expect(callback).not.toHaveBeenCalled();
  });
});
