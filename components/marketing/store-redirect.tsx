import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { StoreUrls } from '@/lib/native-app/store-links';
import styles from './store-redirect.module.scss';
import { whenVisibleFor } from '@/lib/browser/visibility';
import { parseDevice } from '@/lib/native-app/device';
import { STORE_DELAY_MS, getStoreUrl } from '@/lib/native-app/store-links';

type Props = {
  readonly stores: StoreUrls;
  readonly texts: Readonly<Record<Phase, string>>;
  readonly stayLabel: string;
};

/** Announces what `redirectToStore` does, which reads the attributes. */
export function StoreRedirect({ stores, texts, stayLabel }: Props): ReactNode {
  return (
    <div
      id={STORE_REDIRECT_ID}
      data-phase="waiting"
      data-app-store={stores.appStore}
      data-play-store={stores.playStore}
      data-waiting={texts.waiting}
      data-staying={texts.staying}
      data-sent={texts.sent}
      className={styles.notice}
    >
      {/* Empty in the server's HTML, because screen readers announce only changes of a status. */}
      <p role="status" tabIndex={-1} className={styles.status} />
      <div className={styles.stay}>
        <Button tone="quiet">{stayLabel}</Button>
      </div>
    </div>
  );
}

/** The element of `StoreRedirect`. */
const STORE_REDIRECT_ID = 'spre_magazin';

/** The values of `data-phase` besides 'none', and the attributes with their texts. */
type Phase = 'waiting' | 'staying' | 'sent';

/**
 * On a desktop each of these events cancels the redirect. A button that cancels it is not enough,
 * because a visitor may need longer than `STORE_DELAY_MS` to reach the button.
 */
const USER_INPUT_EVENTS = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Redirects to a store and later calls `window.close()` (requirements ), until `signal`
 * ends it. `location.replace` removes the page from the history, because a return to the page could
 * redirect again.
 */
export function redirectToStore(signal: AbortSignal): void {
  const notice = document.querySelector<HTMLElement>(`#${STORE_REDIRECT_ID}`);
  const status = notice?.querySelector<HTMLElement>('[role=status]');
  const stay = notice?.querySelector('button');
  if (!notice || !status || !stay) return;
  const device = parseDevice(navigator.userAgent, navigator.maxTouchPoints);
  const { appStore = '', playStore = '' } = notice.dataset;
  const listening = new AbortController();
  let shown: Phase | undefined;

  const show = (phase: Phase): void => {
    if (phase === shown) return;
    shown = phase;
    if (device === 'other') notice.dataset['phase'] = phase;
    // A new element per phase, because centred text that changes in place counts as a layout shift.
    const text = document.createElement('span');
    text.textContent = notice.dataset[phase] ?? '';
    status.replaceChildren(text);
  };
  // The stylesheets hide the QR code and this notice below the same window width. So the code is
  // visible if the notice is visible.
  const isCodeShown = notice.getClientRects().length > 0;
  const delayMs = device === 'other' && isCodeShown ? STORE_DELAY_MS : 0;
  let closing: number | undefined;
  const cancel = whenVisibleFor(delayMs, () => {
    listening.abort();
    window.location.replace(getStoreUrl(device, { appStore, playStore }));
    closing = window.setTimeout(() => window.close(), STORE_DELAY_MS);
    show('sent');
  });
  const end = (): void => {
    listening.abort();
    cancel();
    clearTimeout(closing);
  };
  const stayHere = (): void => {
    end();
    show('staying');
  };
  const pressStay = (): void => {
    // The button becomes hidden, so move the focus to the status text.
    status.focus();
    stayHere();
  };

  if (device === 'other') {
    for (const type of USER_INPUT_EVENTS) {
      document.addEventListener(type, stayHere, { signal: listening.signal });
    }
  } else {
    notice.dataset['phase'] = 'none';
  }
  stay.addEventListener('click', pressStay, { signal });
  signal.addEventListener('abort', end);
  show('waiting');
}
