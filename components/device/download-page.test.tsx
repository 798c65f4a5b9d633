import { render, screen } from '@testing-library/react';
import { getSettings } from '@/lib/config';
import { AppQrCode } from './app-qr-code.tsx';
import { DownloadPage } from './download-page.tsx';

const { appStoreUrl, playStoreUrl } = getSettings();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window.location, 'replace').mockImplementation();
  jest.spyOn(window, 'close').mockImplementation();
});

afterEach(() => jest.useRealTimers());

/** One frame of a screen, and more. */
const A_FRAME_MS = 20;

describe('DownloadPage', () => {
  it.each([
    ['Descarcă din App Store', appStoreUrl],
    ['Descarcă din Google Play', playStoreUrl],
  ])('keeps the button %j beneath the redirect', (name, href) => {
    render(<DownloadPage />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5, appStoreUrl],
    ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, appStoreUrl],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, playStoreUrl],
    ['a desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, playStoreUrl],
  ])('sends %s to its store after the first paint', (_name, userAgent, touchPoints, url) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    jest.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
    render(<DownloadPage />);
    expect(window.location.replace).not.toHaveBeenCalled();
    jest.advanceTimersByTime(A_FRAME_MS);
    expect(window.location.replace).toHaveBeenCalledWith(url);
  });

  it('closes its window 3000 ms later, and not before', () => {
    render(<DownloadPage />);
    jest.advanceTimersByTime(2_999);
    expect(window.close).not.toHaveBeenCalled();
    jest.advanceTimersByTime(A_FRAME_MS);
    expect(window.close).toHaveBeenCalledTimes(1);
  });

  it('closes nothing once it has been left', () => {
    const { unmount } = render(<DownloadPage />);
    jest.advanceTimersByTime(A_FRAME_MS);
    unmount();
    jest.advanceTimersByTime(5_000);
    expect(window.close).not.toHaveBeenCalled();
  });
});

describe('AppQrCode', () => {
  it('is a picture with a name and a quiet zone of four modules', () => {
    render(<AppQrCode address="https://polonic.example/downloadapp" />);
    const code = screen.getByRole('img', {
      name: 'Cod QR către pagina de descărcare a aplicației',
    });
    expect(code.getAttribute('viewBox')).toMatch(/^-4 -4 (\d+) \1$/);
  });
});
