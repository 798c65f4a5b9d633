import { act, renderHook } from '@testing-library/react';
import { useIsInApp } from './use-is-in-app.ts';

const addBridge = (): void =>
  void Reflect.set(window, 'NativeApp', { postMessage: () => undefined });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(window, 'NativeApp');
  jest.useRealTimers();
});

describe('a page that asks whether it is in an app', () => {
  it('is in an app when the bridge exists at once', () => {
    addBridge();
    expect(renderHook(useIsInApp).result.current).toBe(true);
  });

  it('is in an app as soon as the bridge appears', async () => {
    const { result } = renderHook(useIsInApp);
    expect(result.current).toBe(false);
    addBridge();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(result.current).toBe(true);
  });

  it('ignores a bridge that appears after 3 s', async () => {
    const { result } = renderHook(useIsInApp);
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    addBridge();
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    expect(result.current).toBe(false);
  });
});
