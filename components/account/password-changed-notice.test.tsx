import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { passwordChangedCopy } from '@/lib/i18n/transaction/password-changed-copy';
import { PasswordChangedNotice } from './password-changed-notice.client.tsx';

const open = (): void => {
  render(
    <StrictMode>
      <main tabIndex={-1}>
        <PasswordChangedNotice />
      </main>
    </StrictMode>,
  );
};

const getBanner = (): HTMLElement => screen.getByRole('status');

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState({ passwordChanged: 'en' }, '');
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'NativeApp');
});

describe('PasswordChangedNotice', () => {
  it('is an empty live region when no change is to be confirmed', () => {
    history.replaceState(null, '');
    open();
    expect(getBanner().textContent).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['ro', 'en'] as const)(
    'confirms in %s, takes the focus and has no time limit',
    (lang) => {
      history.replaceState({ passwordChanged: lang }, '');
      open();
      expect(getBanner().textContent).toBe(passwordChangedCopy[lang].changed);
      expect(getBanner().closest('[lang]')?.getAttribute('lang')).toBe(lang);
      expect(document.activeElement).toBe(getBanner());
      act(() => void jest.advanceTimersByTime(24 * 60 * 60 * 1_000));
      expect(getBanner().textContent).toBe(passwordChangedCopy[lang].changed);
      expect(screen.getByRole('link', { name: passwordChangedCopy[lang].appPage })).toBeTruthy();
    },
  );

  it('is closed by its button, which moves the focus to the content', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: passwordChangedCopy.en.close }));
    expect(getBanner().textContent).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is removed when the bfcache restores the page, and does not move the focus', () => {
    open();
    const event = new Event('pageshow');
    Object.defineProperty(event, 'persisted', { value: true });
    act(() => void window.dispatchEvent(event));
    expect(getBanner().textContent).toBe('');
    expect(document.activeElement).toBe(getBanner());
  });

  it('contains no link when it is shown inside the app', () => {
    Reflect.set(window, 'NativeApp', { postMessage: () => undefined });
    open();
    expect(screen.getByText(passwordChangedCopy.en.inApp)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
