import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import type { CallResult } from '@/lib/api/api-contract';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { formatCallFailure } from '@/lib/api/call-failure';
import { passwordChangedCopy } from '@/lib/i18n/transaction/password-changed-copy';
import { failed, success } from '@/lib/result';
import { PasswordChangedNotice } from './password-changed-notice.tsx';
import { ResetPanel } from './reset-panel.client.tsx';
import { showPasswordNotice } from '@/components/front-page/show-password-notice';

type Answer = CallResult<'resetPassword'>;

const copy = accountCopy.en;
const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const DONE = success(null);
const REFUSED = failed({ kind: 'refused', message: 'Linkul a expirat' } as const);
const UNAVAILABLE = { kind: 'unavailable', retryAfterSeconds: 30 } as const;

const uncheckedText = formatCallFailure('en', UNAVAILABLE, { unknown: copy.reset.unchecked });
const unknownText = formatCallFailure('en', UNAVAILABLE, copy.reset);

const asked: string[] = [];
const waiting: ((answer: Answer) => void)[] = [];
const goHome = jest.fn();

const ask = (what: string): Promise<Answer> => {
  asked.push(what);
  return new Promise((resolve) => waiting.push(resolve));
};
const calls = {
  verify: (token: string) => ask(`verify ${token}`),
  reset: (token: string, newPassword: string) => ask(`reset ${token} ${newPassword}`),
};
const answer = (value: Answer): Promise<void> => act(async () => waiting.shift()?.(value));

const open = async (check?: Answer): Promise<void> => {
  render(
    <StrictMode>
      <ResetPanel
        token="t-1"
        language="en"
        query={{}}
        phone={phone}
        calls={calls}
        goHome={goHome}
        newLink={<p>a new link</p>}
      />
    </StrictMode>,
  );
  if (check) await answer(check);
};

const getField = (name: string): HTMLElement => screen.getByLabelText(name);
const getBanner = (): HTMLElement => screen.getByRole('status');
const type = (newPassword: string, confirmation: string): void => {
  fireEvent.input(getField('New Password'), { target: { value: newPassword } });
  fireEvent.input(getField('Confirm Password'), { target: { value: confirmation } });
};
const submit = (): void => {
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
};
/** The bfcache restores the page. */
const restore = (): void =>
  act(() => {
    const event = new Event('pageshow');
    Object.defineProperty(event, 'persisted', { value: true });
    window.dispatchEvent(event);
  });
const isDisabled = (element: HTMLElement): boolean => element.hasAttribute('disabled');

beforeEach(() => {
  asked.length = 0;
  waiting.length = 0;
  goHome.mockClear();
});

describe('the token', () => {
  it("is checked once, assumed to be valid meanwhile, and then reported as 'Token available'", async () => {
    await open();
    expect(asked).toEqual(['verify t-1']);
    expect(isDisabled(getField('New Password'))).toBe(false);
    expect(getBanner().textContent).toBe(copy.reset.checking);
    await answer(DONE);
    expect(getBanner().textContent).toBe('Token available');
    expect(getBanner().dataset.tone).toBe('positive');
  });

  it.each([
    [{ ...UNAVAILABLE, message: 'Eroare internă.' }, uncheckedText],
    [{ kind: 'rejected' }, copy.rejected],
  ] as const)('is not called invalid when its check fails with %j', async (failure, text) => {
    await open(failed(failure));
    expect(getBanner().textContent).toBe(text);
    expect(isDisabled(getField('New Password'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: copy.retry }));
    expect(asked).toHaveLength(2);
    expect(document.activeElement).toBe(getBanner());
    await answer(DONE);
    expect(getBanner().textContent).toBe('Token available');
  });
});

describe('a page that the bfcache restores', () => {
  it('checks the token again, unless an earlier check has found it invalid', async () => {
    await open(DONE);
    restore();
    expect(asked).toEqual(['verify t-1', 'verify t-1']);
    await answer(REFUSED);
    expect(getBanner().textContent).toBe('Token is invalid');
    expect(isDisabled(getField('New Password'))).toBe(true);
    restore();
    expect(asked).toHaveLength(2);
  });
});

describe('the passwords', () => {
  it.each([
    [REFUSED.failure, 'Linkul a expirat'],
    [{ kind: 'refused' }, copy.reset.refused],
    [UNAVAILABLE, unknownText],
    [{ kind: 'rejected' }, copy.rejected],
  ] as const)('whose call fails with %j cause a red message with focus', async (failure, text) => {
    await open(DONE);
    type('a', 'a');
    submit();
    await answer(failed(failure));
    expect(getBanner().textContent).toBe(text);
    expect(getBanner().dataset.tone).toBe('negative');
    expect(document.activeElement).toBe(getBanner());
    expect(screen.queryByText('a new link') !== null).toBe(failure.kind === 'refused');
    type('a', 'ab');
    expect(getBanner().textContent).toBe(text);
    submit();
    expect(screen.getByText('Password does not match')).toBeTruthy();
    expect(getBanner().textContent).toBe(text);
    type('b', 'b');
    expect(getBanner().textContent).toBe(text);
    submit();
    expect(asked).toHaveLength(3);
    expect(getBanner().textContent).toBe(copy.reset.sending);
    expect(goHome).not.toHaveBeenCalled();
  });

  it('can be shown, and are new passwords to a password manager', async () => {
    await open(DONE);
    const fields = [getField('New Password'), getField('Confirm Password')];
    const read = (name: string): unknown => fields.map((field) => field.getAttribute(name));
    const button = screen.getByRole('button', { name: copy.reset.showPasswords });
    expect([button.getAttribute('aria-pressed'), read('type')]).toEqual([
      'false',
      ['password', 'password'],
    ]);
    fireEvent.click(button);
    expect([button.getAttribute('aria-pressed'), read('type')]).toEqual(['true', ['text', 'text']]);
    expect(read('autocomplete')).toEqual(['new-password', 'new-password']);
  });
});

describe('the notice of a changed password', () => {
  const stores = {
    appStoreUrl: 'https://apps.apple.com/app/id1',
    playStoreUrl: 'https://play.google.com/store/apps/details?id=ro.exemplu.app',
    androidPackage: 'ro.exemplu.app',
  };
  const page = new AbortController();
  const openNotice = async (): Promise<void> => {
    render(
      <main tabIndex={-1}>
        <PasswordChangedNotice stores={stores} />
      </main>,
    );
    showPasswordNotice(page.signal);
    // The notice loads its link.
    await act(() => import('@/lib/open-app-link'));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState({ passwordChanged: 'en' }, '');
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'NativeApp');
  });
  afterAll(() => page.abort());

  it('is removed when the bfcache restores the page, and does not move the focus', async () => {
    await openNotice();
    expect(getBanner().textContent).toBe(passwordChangedCopy.en.changed);
    restore();
    expect(getBanner().textContent).toBe('');
    expect(document.activeElement).toBe(getBanner());
  });

  it('contains no link when it is shown inside the app', async () => {
    Reflect.set(window, 'NativeApp', { postMessage: () => undefined });
    await openNotice();
    expect(screen.getByText(passwordChangedCopy.en.inApp)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
