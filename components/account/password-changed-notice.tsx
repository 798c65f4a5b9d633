import type { ReactNode } from 'react';
import { Banner } from '@/components/transaction/banner';
import { Button, buttonClass } from '@/components/ui/button';
import { publicRoutes } from '@/lib/addresses/public-routes';
import { openAppCopy, passwordChangedCopy } from '@/lib/i18n/transaction/account-copy';
import type { Stores } from '@/lib/native-app/store-links';
import styles from './password-changed-notice.module.scss';
import { onFirstVisible } from '@/lib/browser/visibility';
import type { Language } from '@/lib/i18n/language';
import { hasBridge, waitForBridge } from '@/lib/native-app/bridge';
import type { OpenAppLinkParts } from '@/lib/open-app-link';
import { takeNotice } from '@/lib/password-changed-notice';

/**
 * Confirms on the home page, in the language of the reset page, that the password was changed. Few
 * visits to the home page have this notice, so it is hidden, and `showPasswordNotice` fills it.
 */
export function PasswordChangedNotice({ stores }: { readonly stores: Stores }): ReactNode {
  return (
    <div
      id={PASSWORD_NOTICE_ID}
      className={styles.notice}
      data-app-store={stores.appStoreUrl}
      data-play-store={stores.playStoreUrl}
      data-package={stores.androidPackage}
      suppressHydrationWarning
    >
      <Banner tone="positive" />
      <div hidden>
        <div className={styles.next}>
          <p />
          <a className={buttonClass('action')} href={publicRoutes.downloadApp()}>
            {openAppCopy.ro.download}
          </a>
          <Button tone="quiet">{passwordChangedCopy.ro.close}</Button>
        </div>
      </div>
    </div>
  );
}

/** The element of `PasswordChangedNotice`. */
const PASSWORD_NOTICE_ID = 'parola_schimbata';

/**
 * Fills the notice if the visitor comes from a change of the password, once the page is visible. The
 * link to the app loads only then, because few visits have the notice.
 */
export function showPasswordNotice(signal: AbortSignal): void {
  const notice = document.querySelector<HTMLElement>(`#${PASSWORD_NOTICE_ID}`);
  if (notice === null) return;
  onFirstVisible(() => {
    const language = takeNotice();
    if (language === undefined) return;
    const { appStore = '', playStore = '', package: androidPackage = '' } = notice.dataset;
    const stores = { appStoreUrl: appStore, playStoreUrl: playStore, androidPackage };
    import('@/lib/open-app-link').then(
      ({ readOpenAppLink }) => fill(notice, language, signal, readOpenAppLink(language, stores)),
      () => fill(notice, language, signal),
    );
  }, signal);
}

/** `app` is undefined if its script did not load. */
function fill(
  notice: HTMLElement,
  language: Language,
  signal: AbortSignal,
  app?: OpenAppLinkParts,
): void {
  const banner = notice.querySelector<HTMLElement>('[role=status]');
  const next = notice.querySelector<HTMLElement>('[hidden]');
  const [text, link, button] = next?.firstElementChild?.children ?? [];
  if (banner === null || next === null || !text || !link || !button) return;
  const { changed, signIn, inApp, close } = passwordChangedCopy[language];
  const showText = (isInApp: boolean): void => {
    text.textContent = isInApp ? inApp : signIn;
    if (isInApp || app === undefined) return link.remove();
    link.textContent = app.text;
    link.setAttribute('href', app.href);
  };
  const empty = (): void => {
    banner.textContent = '';
    next.hidden = true;
    notice.removeAttribute('lang');
  };
  showText(hasBridge());
  void waitForBridge().then((isInApp) => isInApp && showText(true));
  button.textContent = close;
  button.addEventListener('click', () => {
    // The button disappears; move the focus to the content first.
    notice.closest('main')?.focus();
    empty();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && empty(), { signal });
  notice.lang = language;
  banner.textContent = changed;
  next.hidden = false;
  banner.focus();
}
