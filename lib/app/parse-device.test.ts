import { parseDevice } from './parse-device.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT}`;
const MAC_SAFARI = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`;

describe('an Android device', () => {
  it.each([
    [
      'Chrome on a Pixel',
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Chrome/125.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Chrome with a reduced user agent',
      `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Chrome/131.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Chrome on a tablet',
      `Mozilla/5.0 (Linux; Android 13; SM-X906C) ${CHROME} Chrome/120.0.0.0 Safari/537.36`,
    ],
    ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0'],
    ['Firefox on a tablet', 'Mozilla/5.0 (Android 13; Tablet; rv:126.0) Gecko/126.0 Firefox/126.0'],
    [
      'Samsung Internet',
      `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) ${CHROME} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Huawei Browser',
      `Mozilla/5.0 (Linux; Android 10; HarmonyOS; NOH-AN01; HMSCore 6.13.0.302) ${CHROME} Chrome/99.0.4844.88 HuaweiBrowser/14.0.5.301 Mobile Safari/537.36`,
    ],
    [
      'Xiaomi Browser',
      `Mozilla/5.0 (Linux; U; Android 13; ro-ro; 2201117TY Build/TKQ1.221114.001) ${CHROME} Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10.1`,
    ],
    [
      'Opera',
      `Mozilla/5.0 (Linux; Android 10; VOG-L29) ${CHROME} Chrome/124.0.6367.179 Mobile Safari/537.36 OPR/76.2.4027.73374`,
    ],
    ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423'],
    [
      'Edge',
      `Mozilla/5.0 (Linux; Android 10; HD1913) ${CHROME} Chrome/124.0.6367.179 Mobile Safari/537.36 EdgA/124.0.2478.64`,
    ],
    [
      'UC Browser',
      'Mozilla/5.0 (Linux; U; Android 9; en-US; SM-G950F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0 UCBrowser/13.4 Mobile Safari/537.36',
    ],
    [
      'the old browser of Android 4',
      'Mozilla/5.0 (Linux; U; Android 4.0.3; ro-ro; GT-P5100 Build/IML74K) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Safari/534.30',
    ],
    [
      'a web view',
      `Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A; wv) ${CHROME} Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36`,
    ],
    [
      'Facebook',
      `Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A.220624.014; wv) ${CHROME} Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/464.0.0.43.88;]`,
    ],
    [
      'Instagram',
      `Mozilla/5.0 (Linux; Android 12; M2101K6G Build/SKQ1; wv) ${CHROME} Version/4.0 Chrome/123.0 Mobile Safari/537.36 Instagram 331.0.0.37.90 Android (31/12; 440dpi; 1080x2206; Xiaomi)`,
    ],
    [
      'TikTok',
      `Mozilla/5.0 (Linux; Android 12; SM-A125F Build/SP1A; wv) ${CHROME} Version/4.0 Chrome/123.0 Mobile Safari/537.36 trill_340204 JsSdk/1.0 NetType/WIFI Channel/googleplay BytedanceWebview/d8a21c6`,
    ],
    [
      'LinkedIn',
      `Mozilla/5.0 (Linux; Android 13; Pixel 6 Build/TQ3A; wv) ${CHROME} Version/4.0 Chrome/119.0 Mobile Safari/537.36 [LinkedInApp]/4.1.881`,
    ],
    [
      'Telegram',
      `Mozilla/5.0 (Linux; Android 14; K) ${CHROME} Chrome/125.0.0.0 Mobile Safari/537.36 Telegram-Android/10.14.5 (Google Pixel 8; Android 14; SDK 34; HIGH)`,
    ],
    ['WhatsApp', 'WhatsApp/2.24.10.74 Android/14 Device/Samsung-SM-S918B'],
    [
      'the phone crawler of Google',
      `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${CHROME} Chrome/125.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    ],
    [
      'an Android television',
      `Mozilla/5.0 (Linux; Android 9; BRAVIA 4K UR2 Build/PTT1) ${CHROME} Chrome/108.0.0.0 Safari/537.36`,
    ],
    [
      'Fire TV',
      `Mozilla/5.0 (Linux; Android 7.1.2; AFTMM Build/NS6265; wv) ${CHROME} Version/4.0 Chrome/59.0 Mobile Safari/537.36`,
    ],
  ])('is recognised: %s', (_name, userAgent) => {
    expect(parseDevice(userAgent, 5)).toBe('android');
  });
});

describe('an Apple device', () => {
  it.each([
    ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${IPHONE} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`],
    ['Firefox on an iPhone', `${IPHONE} FxiOS/126.0 Mobile/15E148 Safari/605.1.15`],
    ['Edge on an iPhone', `${IPHONE} Version/17.0 EdgiOS/124.0.2478.50 Mobile/15E148 Safari/604.1`],
    [
      'an iPod',
      'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    ],
    [
      'an older iPad',
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    ],
    ['an iPad that says Macintosh', MAC_SAFARI],
    [
      'Facebook',
      `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/464.0.0.29.106;FBBV/597128846;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBLC/ro_RO]`,
    ],
    [
      'Messenger',
      `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/457.0.0.42.109;FBDV/iPhone14,5]`,
    ],
    [
      'Instagram',
      `${IPHONE} Mobile/15E148 Instagram 331.0.3.30.80 (iPhone15,3; iOS 18_5; ro_RO; ro)`,
    ],
    [
      'TikTok',
      `${IPHONE} Mobile/15E148 musical_ly_34.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store BytedanceWebview`,
    ],
    ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.8962`],
    ['Google', `${IPHONE} GSA/316.0.634 Mobile/15E148 Safari/604.1`],
    ['WhatsApp', 'WhatsApp/2.24.10.76 iOS/18.5 Device/Apple-iPhone 15'],
    ['a web view', `${IPHONE} Mobile/15E148`],
    [
      'the phone crawler of Apple',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    ],
  ])('is recognised: %s', (_name, userAgent) => {
    expect(parseDevice(userAgent, 5)).toBe('ios');
  });
});

describe('any other device', () => {
  it.each([
    ['Safari on a Macintosh', MAC_SAFARI, 0],
    [
      'Chrome on a Macintosh',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Chrome/125.0.0.0 Safari/537.36`,
      0,
    ],
    [
      'Chrome on Windows with a touch screen',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Chrome/125.0.0.0 Safari/537.36`,
      10,
    ],
    [
      'Firefox on Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0',
      0,
    ],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Chrome/125.0.0.0 Safari/537.36 Edg/125.0.2535.67`,
      0,
    ],
    [
      'a Chromebook with a touch screen',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Chrome/125.0.0.0 Safari/537.36`,
      10,
    ],
    [
      'Internet Explorer of Windows Phone 8.1, which says Android and iPhone',
      'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
      5,
    ],
    [
      'Edge of Windows 10 Mobile, which says Android',
      `Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) ${CHROME} Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063`,
      5,
    ],
    [
      'a Tizen television',
      'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/4.0 Chrome/76.0.3809.146 TV Safari/537.36',
      0,
    ],
    [
      'a webOS television',
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.88 Safari/537.36 WebAppManager',
      0,
    ],
    [
      'KaiOS',
      'Mozilla/5.0 (Mobile; Nokia_800_Tough; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.2',
      0,
    ],
    [
      'HarmonyOS without Android',
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
      5,
    ],
    [
      'the crawler of Google',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      0,
    ],
    [
      'the crawler of Facebook',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      0,
    ],
    ['the crawler of Telegram', 'TelegramBot (like TwitterBot)', 0],
    ['the preview of WhatsApp', 'WhatsApp/2.23.20.0', 0],
    ['a command-line client', 'curl/8.5.0', 0],
    ['an empty user agent', '', 0],
  ])("is 'other': %s", (_name, userAgent, maxTouchPoints) => {
    expect(parseDevice(userAgent, maxTouchPoints)).toBe('other');
  });
});
