import { isWebView } from './is-web-view.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a page', () => {
  it.each([
    [
      'a web view of Android',
      'Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A; wv) Chrome/124',
    ],
    ['a web view of iOS', `${IPHONE} Mobile/15E148`],
    ['Instagram on iOS', `${IPHONE} Mobile/15E148 Instagram 331.0.3.30.80`],
  ])('in %s is inside an app', (_name, userAgent) => {
    expect(isWebView(userAgent)).toBe(true);
  });

  it.each([
    ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/125.0.0.0 Safari/537.36',
    ],
  ])('in %s is not inside an app', (_name, userAgent) => {
    expect(isWebView(userAgent)).toBe(false);
  });
});
