import { render, screen } from '@testing-library/react';
import { getSettings } from '@/lib/config';
import { downloadCopy } from '@/lib/i18n/site/app-copy';
import { DownloadPage } from './download-page.tsx';
import { redirectToStore } from './store-redirect.tsx';

const { playStoreUrl } = getSettings();
const DESKTOP = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0] as const;

/** A little more than one animation frame of 16.7 ms. */
const A_FRAME_MS = 20;

/**
 * Opens the page and starts its script. Returns a function that ends the script. happy-dom has no
 * layout, so the stub of `getClientRects` decides whether the notice of `StoreRedirect` counts as
 * visible.
 */
const openOn = (
  [userAgent, touchPoints]: readonly [string, number],
  isWide = true,
): (() => void) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  jest.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
  const noRects = document.createElement('p').getClientRects();
  const rects = Object.assign(Object.create(noRects), { length: isWide ? 1 : 0 });
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects);
  render(<DownloadPage />);
  const controller = new AbortController();
  redirectToStore(controller.signal);
  return () => controller.abort();
};
const wait = (ms: number): void => void jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window.location, 'replace').mockImplementation();
  jest.spyOn(window, 'close').mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the download page on a desktop', () => {
  it('announces the redirect, goes to the Play Store after 3 s and closes the window 3 s later', () => {
    openOn(DESKTOP);
    expect(screen.getByRole('status').textContent).toBe('Peste 3 secunde se deschide Google Play.');
    wait(2_999);
    expect(window.location.replace).not.toHaveBeenCalled();
    wait(A_FRAME_MS);
    expect(window.location.replace).toHaveBeenCalledWith(playStoreUrl);
    expect(screen.getByRole('status').textContent).toBe(downloadCopy.redirect.sent);
    wait(2_950);
    expect(window.close).not.toHaveBeenCalled();
    wait(50);
    expect(window.close).toHaveBeenCalledTimes(1);
  });

  it('redirects after the first paint in a window that is too narrow for the QR code', () => {
    openOn(DESKTOP, false);
    wait(A_FRAME_MS);
    expect(window.location.replace).toHaveBeenCalledWith(playStoreUrl);
  });
});
