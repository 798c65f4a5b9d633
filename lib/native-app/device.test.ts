import { runInNewContext } from 'node:vm';
import { findAppTarget, isWebView, parseDevice } from './device.ts';
import { DEVICE_SCRIPT } from './device-script.ts';
import { getStoreUrl } from './store-links.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`;

const ANDROID_BROWSERS = [
  `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Chrome/131.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (Android 13; Tablet; rv:126.0) Gecko/126.0 Firefox/126.0',
  `Mozilla/5.0 (Linux; U; Android 13; ro-ro; 2201117TY Build/TKQ1.221114.001) ${CHROME} Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10.1`,
  'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423',
  'WhatsApp/2.24.10.74 Android/14 Device/Samsung-SM-S918B',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${CHROME} Chrome/125.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
];
const ANDROID_WEB_VIEWS = [
  `Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A.220624.014; wv) ${CHROME} Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/464.0.0.43.88;]`,
];
const APPLE_BROWSERS = [
  `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) ${WEBKIT} Version/12.1.2 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${WEBKIT} Version/12.1.2 Mobile/15E148 Safari/604.1`,
  MAC,
];
const APPLE_WEB_VIEWS = [
  `${IPHONE} Mobile/15E148`,
  `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/464.0.0.29.106;FBBV/597128846;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBLC/ro_RO]`,
  `${IPHONE} Mobile/15E148 Instagram 331.0.3.30.80 (iPhone15,3; iOS 18_5; ro_RO; ro)`,
  'WhatsApp/2.24.10.76 iOS/18.5 Device/Apple-iPhone 15',
];
/** User agents, each with the number of touch points. */
const OTHERS = [
  [MAC, 0],
  // A Macintosh with one touch point has a pen, and no touch screen.
  [MAC, 1],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Chrome/125.0.0.0 Safari/537.36`, 10],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0', 0],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Chrome/125.0.0.0 Safari/537.36`, 10],
  // Both Windows phones say Android, and the first also iPhone.
  [
    'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
    5,
  ],
  [
    `Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) ${CHROME} Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063`,
    5,
  ],
  ['Mozilla/5.0 (Mobile; Nokia_800_Tough; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.2', 0],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
  ['WhatsApp/2.23.20.0', 0],
  ['', 0],
] as const;

const urls = { appStore: 'https://apps.apple.com/x', playStore: 'https://play.google.com/x' };

describe('a device', () => {
  it.each([
    ...ANDROID_BROWSERS.map((agent) => [agent, 5, 'android', 'app'] as const),
    ...ANDROID_WEB_VIEWS.map((agent) => [agent, 5, 'android', 'Google Play'] as const),
    ...[...APPLE_BROWSERS, ...APPLE_WEB_VIEWS].map(
      (agent) => [agent, 5, 'ios', 'App Store'] as const,
    ),
    ...OTHERS.map(([agent, touchPoints]) => [agent, touchPoints, 'other', 'none'] as const),
  ])(
    'with the user agent "%s" and %i touch points is %s; its link to the app leads to: %s',
    (userAgent, touchPoints, device, target) => {
      expect(parseDevice(userAgent, touchPoints)).toBe(device);
      expect(findAppTarget(userAgent, touchPoints)).toBe(target);
      // The script writes the same device into the document.
      const dataset = { device: '' };
      const document = { documentElement: { dataset } };
      const navigator = { userAgent, maxTouchPoints: touchPoints };
      runInNewContext(DEVICE_SCRIPT, { document, navigator });
      expect(dataset.device).toBe(device);
    },
  );

  it.each([
    ...[...ANDROID_WEB_VIEWS, ...APPLE_WEB_VIEWS.slice(0, 3)].map(
      (agent) => [agent, true] as const,
    ),
    ...[...ANDROID_BROWSERS, ...APPLE_BROWSERS].map((agent) => [agent, false] as const),
    [OTHERS[2][0], false] as const,
  ])('with the user agent "%s" shows a page in a web view: %s', (userAgent, expected) => {
    expect(isWebView(userAgent)).toBe(expected);
  });

  it.each([
    ['ios', urls.appStore],
    ['android', urls.playStore],
    ['other', urls.playStore],
  ] as const)('of the kind %s is redirected to %s', (device, url) => {
    expect(getStoreUrl(device, urls)).toBe(url);
  });
});
