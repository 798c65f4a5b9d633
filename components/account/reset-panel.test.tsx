import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import type { CallResult } from '@/lib/api/api-contract';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { formatCallFailure } from '@/lib/api/format-call-failure';
import { passwordChangedCopy } from '@/lib/i18n/transaction/password-changed-copy';
import { failed, success } from '@/lib/result';
import { ResetPanel } from './reset-panel.client.tsx';

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
const isDisabled = (element: HTMLElement): boolean => element.hasAttribute('disabled');

beforeEach(() => {
  asked.length = 0;
  waiting.length = 0;
  goHome.mockClear();
});

describe('the token', () => {
  it('is checked once, and assumed to be valid meanwhile', async () => {
    await open();
    expect(asked).toEqual(['verify t-1']);
    expect(isDisabled(getField('New Password'))).toBe(false);
    expect(getBanner().textContent).toBe(copy.reset.checking);
  });

  it("that is valid is reported as 'Token available'", async () => {
    await open(DONE);
    expect(getBanner().textContent).toBe('Token available');
    expect(getBanner().dataset.tone).toBe('positive');
  });

  it("that is invalid is reported as 'Token is invalid', disables the fields and Send, and leads to the offer of a new link", async () => {
    await open(REFUSED);
    expect(getBanner().textContent).toBe('Token is invalid');
    expect(getBanner().dataset.tone).toBe('negative');
    const controls = [
      getField('New Password'),
      getField('Confirm Password'),
      screen.getByRole('button', { name: 'Send' }),
    ];
    expect(controls.map(isDisabled)).toEqual([true, true, true]);
    expect(screen.getByText('a new link')).toBeTruthy();
    submit();
    expect(asked).toHaveLength(1);
  });

  it.each([
    [UNAVAILABLE, uncheckedText],
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
  const restore = (): void =>
    act(() => {
      const event = new Event('pageshow');
      Object.defineProperty(event, 'persisted', { value: true });
      window.dispatchEvent(event);
    });

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
  it("that differ are not sent, and the confirmation field says 'Password does not match'", async () => {
    await open(DONE);
    type('parola', 'Parola');
    submit();
    const field = getField('Confirm Password');
    expect(document.activeElement).toBe(field);
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Password does not match');
    expect(asked).toHaveLength(1);
    type('parola', 'parola');
    expect(screen.queryByText('Password does not match')).toBeNull();
  });

  it('are sent once when the form is submitted twice', async () => {
    await open(DONE);
    type('a', 'a');
    submit();
    submit();
    expect(asked.slice(1)).toEqual(['reset t-1 a']);
    expect(getBanner().textContent).toBe(copy.reset.sending);
  });

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
  });

  it('whose call fails with a message of the provider cause this message and a note that the result is unknown', async () => {
    await open(DONE);
    type('a', 'a');
    submit();
    await answer(failed({ ...UNAVAILABLE, message: 'Eroare internă.' }));
    expect(getBanner().textContent).toBe('Eroare internă.');
    expect(screen.getByText(unknownText)).toBeTruthy();
    expect(screen.queryByText('a new link')).toBeNull();
    submit();
    expect(screen.queryByText(unknownText)).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it('that are accepted replace the form with a confirmation, open the home page and pass the language to it', async () => {
    await open(DONE);
    type('a', 'a');
    submit();
    expect(goHome).not.toHaveBeenCalled();
    await answer(DONE);
    expect(goHome.mock.calls).toEqual([['en']]);
    expect(getBanner().textContent).toBe(passwordChangedCopy.en.changed);
    expect(document.activeElement).toBe(getBanner());
    expect(document.querySelector('form')).toBeNull();
  });

  it.each([REFUSED, failed(UNAVAILABLE)])(
    'that are not accepted (%j) leave the page open',
    async (result) => {
      await open(DONE);
      type('a', 'a');
      submit();
      await answer(result);
      expect(goHome).not.toHaveBeenCalled();
    },
  );

  it('can be shown, and are new passwords to a password manager', async () => {
    await open(DONE);
    const fields = [getField('New Password'), getField('Confirm Password')];
    const button = screen.getByRole('button', { name: copy.reset.showPasswords });
    for (const [pressed, kind] of [
      ['false', 'password'],
      ['true', 'text'],
    ]) {
      expect(button.getAttribute('aria-pressed')).toBe(pressed);
      expect(fields.map((field) => field.getAttribute('type'))).toEqual([kind, kind]);
      fireEvent.click(button);
    }
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'new-password',
      'new-password',
    ]);
  });
});
