import { CONSENT_BANNER_ID, CONSENT_SETTINGS_ID } from '@/components/analytics/start-consent';
import { toAnchor } from '@/lib/restaurant/anchor';
import { MOBILE_MENU_ID } from './operate-mobile-menu.ts';
import { PAGE_SPINNER_ID, startPage } from './start-page.ts';

it.each([CONSENT_BANNER_ID, CONSENT_SETTINGS_ID, MOBILE_MENU_ID, PAGE_SPINNER_ID])(
  'finds its elements by ids that no category of a menu can have: %s',
  (id) => {
    expect(toAnchor(id)).not.toBe(id);
  },
);

it('does the rest of its steps when one fails, and reports the error', async () => {
  jest.useFakeTimers();
  const failure = new Error('a bridge that fails');
  const reportError = jest.fn();
  Reflect.set(window, 'reportError', reportError);
  Object.defineProperty(window, 'NativeApp', {
    configurable: true,
    get: () => {
      throw failure;
    },
  });
  document.body.innerHTML =
    `<section id="${CONSENT_BANNER_ID}" data-pixel-id="1" hidden></section>` +
    `<p id="${PAGE_SPINNER_ID}" hidden></p><a href="/restaurant/la-mama">La Mama</a>`;
  jest.spyOn(window, 'open').mockReturnValue(null);
  const page = new AbortController();

  const started = startPage([], page.signal);
  await jest.runAllTimersAsync();
  await started;

  expect(reportError.mock.calls).toEqual([[failure]]);
  const [link] = document.getElementsByTagName('a');
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
  jest.advanceTimersByTime(1_000);
  expect(document.getElementById(PAGE_SPINNER_ID)?.hidden).toBe(false);
  page.abort();
  Reflect.deleteProperty(window, 'NativeApp');
  jest.useRealTimers();
});

it('gives each step a task of its own, and says so after the last one', async () => {
  const order: string[] = [];
  const step = (name: string) => (): void => {
    order.push(name);
    setTimeout(() => order.push(`a task after ${name}`));
  };
  await startPage([step('the first'), step('the second')]);
  expect(order.slice(0, 3)).toEqual(['the first', 'a task after the first', 'the second']);
  expect(document.documentElement.dataset['started']).toBe('');
});

it('ends with its page', async () => {
  const page = new AbortController();
  const later = jest.fn();
  await startPage([() => page.abort(), later], page.signal);
  expect(later).not.toHaveBeenCalled();
});
