import { STORAGE_KEYS } from './browser/storage.ts';
import { getConsent, saveConsent, watchConsent } from './consent.ts';

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
