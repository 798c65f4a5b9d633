import { StrictMode } from 'react';
import { renderHook } from '@testing-library/react';
import { useOnFirstVisible } from './use-on-first-visible.ts';

const define = (name: 'visibilityState' | 'prerendering', value: unknown): void =>
  void Object.defineProperty(document, name, { value, configurable: true });
const change = (type: string): void => void document.dispatchEvent(new Event(type));

afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(document, 'prerendering');
});

describe('a callback for the moment when the page first becomes visible', () => {
  it('runs at once on a visible page, and only one time although Strict Mode runs effects twice', () => {
    define('visibilityState', 'visible');
    const run = jest.fn();
    renderHook(() => useOnFirstVisible(run), { wrapper: StrictMode });
    change('visibilitychange');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits while the page is in the background', () => {
    define('visibilityState', 'hidden');
    const run = jest.fn();
    renderHook(() => useOnFirstVisible(run));
    change('visibilitychange');
    expect(run).not.toHaveBeenCalled();

    define('visibilityState', 'visible');
    change('visibilitychange');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits for the end of prerendering', () => {
    define('visibilityState', 'visible');
    define('prerendering', true);
    const run = jest.fn();
    renderHook(() => useOnFirstVisible(run));
    expect(run).not.toHaveBeenCalled();

    define('prerendering', false);
    change('prerenderingchange');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run after the component unmounts', () => {
    define('visibilityState', 'hidden');
    const run = jest.fn();
    renderHook(() => useOnFirstVisible(run)).unmount();
    define('visibilityState', 'visible');
    change('visibilitychange');
    expect(run).not.toHaveBeenCalled();
  });
});
