import { getConsent, saveConsent, watchConsent } from '@/lib/consent';
import type { Consent } from '@/lib/consent';
import { getPageTemplate, sendPageView } from '@/lib/page-view';
import { focusMain } from '@/lib/browser/focus-main';
import { HIDDEN_NAVBAR, isFlagOn } from '@/lib/menu-query';
import { hasBridge } from '@/lib/native-app/bridge';
import { isWebView } from '@/lib/native-app/device';

/**
 * Both have two buttons whose `value` is the choice. With an underscore, so that no anchor of a
 * category equals them (`lib/restaurant/anchor.ts`).
 */
export const CONSENT_BANNER_ID = 'acord_intrebare';
export const CONSENT_SETTINGS_ID = 'acord_setari';

const isInsideApp = (): boolean =>
  hasBridge() ||
  isWebView(navigator.userAgent) ||
  isFlagOn(new URLSearchParams(location.search), HIDDEN_NAVBAR);

/**
 * Asks an undecided visitor for consent. After consent, reports the page view to the ad network.
 * Inside an app, and on pages outside `publicRoutes`, the banner neither asks nor reports. The page
 * about cookies also shows the choice, and lets the visitor change it.
 */
export function startConsent(signal: AbortSignal): void {
  const banner = document.querySelector<HTMLElement>(`#${CONSENT_BANNER_ID}`);
  const settings = document.querySelector<HTMLElement>(`#${CONSENT_SETTINGS_ID}`);
  const template = getPageTemplate(location.pathname);
  let shown: Consent | undefined;
  const show = (): void => {
    const consent = getConsent();
    if (consent === shown) return;
    shown = consent;
    if (settings !== null) showSettings(settings, consent);
    if (banner === null) return;
    const isAsked = template !== undefined && !isInsideApp();
    banner.hidden = !isAsked || consent !== 'undecided';
    document.documentElement.toggleAttribute('data-consent-asked', !banner.hidden);
    const { pixelId } = banner.dataset;
    if (isAsked && consent === 'accepted' && pixelId !== undefined) sendPageView(pixelId, template);
  };
  const choose = ({ currentTarget, target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.value !== 'accepted' && button?.value !== 'refused') return;
    // The banner goes, so move the focus from the pressed button to the content first.
    if (currentTarget === banner) focusMain();
    saveConsent(button.value);
  };
  for (const element of [banner, settings]) element?.addEventListener('click', choose, { signal });
  signal.addEventListener('abort', watchConsent(show));
  // While the page was in the back/forward cache it got no event of a choice made elsewhere.
  addEventListener('pageshow', show, { signal });
  show();
}

function showSettings(settings: HTMLElement, consent: Consent): void {
  const status = settings.querySelector<HTMLElement>('[role=status]');
  if (status !== null) status.textContent = status.dataset[consent] ?? '';
  const chosen = consent === 'signalled' ? 'refused' : consent;
  for (const button of settings.querySelectorAll('button')) {
    button.disabled = consent === 'signalled';
    button.setAttribute('aria-pressed', String(button.value === chosen));
  }
}
