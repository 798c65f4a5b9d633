import { STORAGE_KEYS } from '../browser/storage-keys.ts';
import { getConsent, saveConsent, watchConsent } from './consent.ts';
import { getPageTemplate } from './page-template.ts';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('the consent to the ad pixel', () => {
  it('is undecided without a stored choice', () => {
    expect(getConsent()).toBe('undecided');
  });

  it.each(['accepted', 'refused'] as const)('is the stored choice: %s', (choice) => {
    saveConsent(choice);
    expect(getConsent()).toBe(choice);
  });

  it.each(['true', '1', 'yes', '', 'Accepted'])('is undecided when %j is stored', (value) => {
    localStorage.setItem(STORAGE_KEYS.consent, value);
    expect(getConsent()).toBe('undecided');
  });

  it("is 'signalled' under Global Privacy Control, even if the stored choice is 'accepted'", () => {
    saveConsent('accepted');
    Reflect.set(navigator, 'globalPrivacyControl', true);
    expect(getConsent()).toBe('signalled');
  });

  it('notifies a watcher of changes in this tab and in others, until the watcher stops', () => {
    const onChange = jest.fn();
    const stop = watchConsent(onChange);
    saveConsent('accepted');
    window.dispatchEvent(new Event('storage'));
    stop();
    saveConsent('refused');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('the path in reports of page views and web vitals', () => {
  it.each([
    ['/', '/'],
    ['/restaurants', '/restaurants'],
    ['/restaurant/casa-veche', '/restaurant/[restaurantId]'],
    ['/restaurant/casa-veche/menu', '/restaurant/[restaurantId]/menu'],
    ['/restaurant/casa-veche/table/12', '/restaurant/[restaurantId]/table/[tableId]'],
  ])('for %s is %s', (pathname, template) => {
    expect(getPageTemplate(pathname)).toBe(template);
  });

  it.each([
    '/reset/password/secret-token',
    '/activate/secret-token',
    '/invoice/INV-1',
    '/payment/client/u1/o1/pay',
    '/payment/librapay/u1/loading',
    '/payment/librapay/u1/form',
    '/payment/librapay/client/response',
    '/payment/librapay/response',
    '/payment/librapay/exit',
    '/embedded/restaurant/casa-veche/menu',
    '/restaurant/casa-veche/menu/table/1',
    '/terms/',
    '/TERMS',
    '/unheard-of',
    '',
  ])('is nothing for %j', (pathname) => {
    expect(getPageTemplate(pathname)).toBeUndefined();
  });
});
