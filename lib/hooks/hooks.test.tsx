import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { BRIDGE_WAIT_MS } from '@/lib/native-app/bridge';
import { useBfcacheRestore } from './use-bfcache-restore.ts';
import { useIsInApp } from './use-browser-value.ts';
import { useOnFirstVisible } from './use-on-first-visible.ts';
import { useResetAfterEdit } from './use-reset-after-edit.ts';

const define = (name: 'visibilityState' | 'prerendering', value: unknown): void =>
  void Object.defineProperty(document, name, { value, configurable: true });
const change = (type: string): void => void document.dispatchEvent(new Event(type));
const showPage = (persisted: boolean): void =>
  void dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(document, 'prerendering');
});

describe('a callback for the moment when the page first becomes visible', () => {
  it('runs at once on a visible page, and only once although Strict Mode runs effects twice', () => {
    define('visibilityState', 'visible');
    const run = jest.fn();
    renderHook(() => useOnFirstVisible(run), { wrapper: StrictMode });
    change('visibilitychange');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['in the background', 'visibilityState', 'hidden', 'visible', 'visibilitychange'],
    ['prerendered', 'prerendering', true, false, 'prerenderingchange'],
  ] as const)(
    'waits while the page is %s, and does not run after the component unmounts',
    (...row) => {
      const [, property, before, after, event] = row;
      define('visibilityState', 'visible');
      define(property, before);
      const [run, unmountedRun] = [jest.fn(), jest.fn()];
      renderHook(() => useOnFirstVisible(run));
      renderHook(() => useOnFirstVisible(unmountedRun)).unmount();
      change('visibilitychange');
      expect(run).not.toHaveBeenCalled();
      define(property, after);
      change(event);
      expect([run.mock.calls.length, unmountedRun.mock.calls.length]).toEqual([1, 0]);
    },
  );
});

describe('the callback for a restore from the bfcache', () => {
  it('is called in its newest version, at each restore, until the component unmounts', () => {
    const calls: string[] = [];
    const { rerender, unmount } = renderHook(
      ({ name }) => useBfcacheRestore(() => void calls.push(name)),
      { initialProps: { name: 'first' } },
    );
    showPage(false);
    showPage(true);
    rerender({ name: 'second' });
    showPage(true);
    unmount();
    showPage(true);
    expect(calls).toEqual(['first', 'second']);
  });
});

describe('a page that asks whether it is in an app', () => {
  const addBridge = (): void =>
    void Reflect.set(window, 'NativeApp', { postMessage: () => undefined });

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void Reflect.deleteProperty(window, 'NativeApp'));

  it('is in an app when the bridge exists at once', () => {
    addBridge();
    expect(renderHook(useIsInApp).result.current).toBe(true);
  });

  it.each([
    [0, true],
    [BRIDGE_WAIT_MS, false],
  ])('learns of a bridge that appears after %i ms: %s', async (delay, expected) => {
    const { result } = renderHook(useIsInApp);
    await act(() => jest.advanceTimersByTimeAsync(delay));
    expect(result.current).toBe(false);
    addBridge();
    await act(() => jest.advanceTimersByTimeAsync(BRIDGE_WAIT_MS));
    expect(result.current).toBe(expected);
  });
});

// `e2e/specs/operation/development.spec.ts` tests the reset itself in the development server.
it('outside development a failed page that is rendered again is not reset', () => {
  const reset = jest.fn();
  renderHook(() => useResetAfterEdit(reset)).rerender();
  expect(reset).not.toHaveBeenCalled();
});
