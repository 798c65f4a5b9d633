import { findAppTarget } from './app-target.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

describe('the target of the link to the app', () => {
  it.each([
    ['a browser of Android is the app', ANDROID, 5, 'app'],
    [
      'a web view of Android is Google Play',
      ANDROID.replace('Pixel 8', 'Pixel 8; wv'),
      5,
      'Google Play',
    ],
    ['an iPhone is the App Store', IPHONE, 5, 'App Store'],
    ['a web view of an iPhone is the App Store', IPHONE.replace(/ Version.*/, ''), 5, 'App Store'],
    ['an iPad is the App Store', MAC, 5, 'App Store'],
    ['a Mac is none', MAC, 0, 'none'],
    [
      'a PC is none',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
      0,
      'none',
    ],
    ['an unknown browser is none', '', 0, 'none'],
  ])('from %s', (_name, userAgent, touchPoints, target) => {
    expect(findAppTarget(userAgent, touchPoints)).toBe(target);
  });
});
