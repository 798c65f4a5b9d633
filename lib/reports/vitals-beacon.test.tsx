import { saveConsent } from '../consent.ts';
import { createVitalsBeacon } from './vitals-beacon.ts';

const MENU = 'https://site.example/restaurant/casa-veche/menu?produs=supa';
let sent: [string, Blob][];

beforeEach(() => {
  sent = [];
  Reflect.set(navigator, 'sendBeacon', (address: string, body: Blob) => sent.push([address, body]));
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

const metric = (
  fields: object = {},
): Parameters<ReturnType<typeof createVitalsBeacon>['collect']>[0] => ({
  id: 'v6-1',
  name: 'LCP',
  value: 1_234.56,
  navigationURL: MENU,
  ...fields,
});

describe('the beacon of web vitals', () => {
  it('sends only page, vital and latest value, and only once', async () => {
    const { collect, send } = createVitalsBeacon();
    collect(metric({ value: 2 }));
    collect(metric({ entries: ['canary'], rating: 'good' }));
    collect(
      metric({ id: 'v6-2', name: 'CLS', value: 0.123456, navigationURL: 'https://site.example/' }),
    );
    send();
    send();

    expect(localStorage).toHaveLength(0);
    expect(sent).toHaveLength(1);
    const [[address, body] = ['', new Blob()]] = sent;
    expect([address, body.type]).toEqual(['/api/reports/vitals', 'application/json']);
    expect(JSON.parse(await body.text())).toEqual([
      { page: '/restaurant/[restaurantId]/menu', vital: 'LCP', value: 1_235 },
      { page: '/', vital: 'CLS', value: 0.1235 },
    ]);
  });

  it.each([
    ['nothing was measured', undefined],
    ['the vital is unknown', { name: 'FID' }],
    ['the page is a payment', { navigationURL: 'https://site.example/payment/librapay/exit' }],
    ['no route has the page', { navigationURL: 'https://site.example/nu-exista' }],
  ])('sends nothing when %s', (_, fields) => {
    const { collect, send } = createVitalsBeacon();
    if (fields) collect(metric(fields));
    send();
    expect(sent).toEqual([]);
  });

  it.each([
    ['Global Privacy Control', () => void Reflect.set(navigator, 'globalPrivacyControl', true)],
    [
      'Do Not Track',
      () => void Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true }),
    ],
    ['a refusal during the visit', () => saveConsent('refused')],
  ])('sends nothing after the visitor has declined by %s', (_, decline) => {
    const { collect, send } = createVitalsBeacon();
    collect(metric());
    decline();
    send();
    expect(sent).toEqual([]);
  });
});
