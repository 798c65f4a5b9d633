import { act, render, screen } from '@testing-library/react';
import { showPasswordNotice } from '@/components/account/password-changed-notice';
import type { ResetCalls } from '@/lib/password-reset';
import { accountCopy, passwordChangedCopy } from '@/lib/i18n/transaction/account-copy';
import { failed, success } from '@/lib/result';
import { PasswordChangedNotice } from './password-changed-notice.tsx';
import { ResetPanel } from './reset-panel.client.tsx';

const { reset: copy } = accountCopy.en;
const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const refused = failed({ kind: 'refused', message: 'Linkul a expirat' } as const);

const verify = jest.fn<ReturnType<ResetCalls['verify']>, [string]>();
const reset = jest.fn<ReturnType<ResetCalls['reset']>, [string, string]>();
const goHome = jest.fn();

const open = (): Promise<void> => {
  const injected = { calls: { verify, reset }, goHome, newLink: <p>a new link</p> };
  const page = { token: 't-1', language: 'en', query: {}, phone, ...injected } as const;
  return act(async () => void render(<ResetPanel {...page} />));
};

const getField = (name: string): HTMLElement => screen.getByLabelText(name);
const isDisabled = (name: string): boolean => getField(name).hasAttribute('disabled');
const getBanner = (): HTMLElement => screen.getByRole('status');
/** The bfcache restores the page. */
const restore = (): Promise<void> =>
  act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

beforeEach(() => {
  verify.mockReset().mockResolvedValue(success(null));
  reset.mockReset().mockResolvedValue(refused);
});

describe('the reset page', () => {
  it('checks the token again after a restore from the bfcache, unless it is invalid', async () => {
    await open();
    verify.mockResolvedValue(refused);
    await restore();
    expect(verify.mock.calls).toEqual([['t-1'], ['t-1']]);
    expect([getBanner().textContent, isDisabled(copy.newPassword)]).toEqual([
      copy.tokenInvalid,
      true,
    ]);
    await restore();
    expect(verify).toHaveBeenCalledTimes(2);
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
    history.replaceState({ passwordChanged: 'en' }, '');
    render(
      <main tabIndex={-1}>
        <PasswordChangedNotice stores={stores} />
      </main>,
    );
    showPasswordNotice(page.signal);
    // The notice loads its link.
    await act(() => import('@/lib/open-app-link'));
  };

  afterAll(() => page.abort());

  it('is removed when the bfcache restores the page', async () => {
    await openNotice();
    expect(getBanner().textContent).toBe(passwordChangedCopy.en.changed);
    await restore();
    expect(getBanner().textContent).toBe('');
  });

  it('contains no link when it is shown inside the app', async () => {
    Reflect.set(window, 'NativeApp', { postMessage: () => undefined });
    await openNotice();
    expect(screen.getByText(passwordChangedCopy.en.inApp)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    Reflect.deleteProperty(window, 'NativeApp');
  });
});
