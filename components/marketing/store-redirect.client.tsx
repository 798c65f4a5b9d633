'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { parseDevice } from '@/lib/native-app/parse-device';
import type { Device } from '@/lib/native-app/parse-device';
import { STORE_DELAY_MS, getStoreUrl } from '@/lib/native-app/store-redirect';
import { whenVisibleFor } from '@/lib/browser/when-visible-for';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import styles from './store-redirect.module.scss';

type Phase = 'waiting' | 'staying' | 'sent';

type Props = {
  readonly appStore: string;
  readonly playStore: string;
  readonly texts: Readonly<Record<Phase, string>>;
  readonly stayLabel: string;
};

const readDevice = (): Device => parseDevice(navigator.userAgent, navigator.maxTouchPoints);

/**
 * On a desktop each of these events cancels the redirect. A button that cancels it is not enough,
 * because a visitor may need longer than `STORE_DELAY_MS` to reach the button.
 */
const USER_INPUT_EVENTS = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Redirects to a store and later calls `window.close()` (requirements ).
 * `location.replace` removes the page from the history, because a return to the page could redirect
 * again.
 */
export function StoreRedirect({ appStore, playStore, texts, stayLabel }: Props): ReactNode {
  const notice = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [phase, setPhase] = useState<Phase>('waiting');
  const device = useBrowserValue(readDevice, 'other');
  const isHydrated = useIsHydrated();
  const isStaying = phase === 'staying';

  useEffect(() => {
    if (isStaying) return undefined;
    // The stylesheets hide the QR code and this notice below the same window width. So the code is
    // visible if the notice is visible.
    const isCodeShown = notice.current !== null && notice.current.getClientRects().length > 0;
    const delayMs = device === 'other' && isCodeShown ? STORE_DELAY_MS : 0;
    let closing: number | undefined;
    const cancel = whenVisibleFor(delayMs, () => {
      window.location.replace(getStoreUrl(device, { appStore, playStore }));
      closing = window.setTimeout(() => window.close(), STORE_DELAY_MS);
      setPhase('sent');
    });
    return () => {
      cancel();
      window.clearTimeout(closing);
    };
  }, [appStore, device, isStaying, playStore]);

  useEffect(() => {
    if (phase !== 'waiting' || device !== 'other') return undefined;
    const stayHere = (): void => setPhase('staying');
    for (const type of USER_INPUT_EVENTS) document.addEventListener(type, stayHere);
    return () => {
      for (const type of USER_INPUT_EVENTS) document.removeEventListener(type, stayHere);
    };
  }, [device, phase]);

  const handleStay = (): void => {
    // The button becomes hidden, so move the focus to the status text.
    status.current?.focus();
    setPhase('staying');
  };

  return (
    <div ref={notice} data-phase={device === 'other' ? phase : 'none'} className={styles.notice}>
      {/* Empty in the server's HTML, because screen readers announce only changes of a status. */}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {/* A new element per phase, because centred text that changes in place counts as a layout
            shift. */}
        {isHydrated && <span key={phase}>{texts[phase]}</span>}
      </p>
      <div className={styles.stay}>
        <Button tone="quiet" onClick={handleStay}>
          {stayLabel}
        </Button>
      </div>
    </div>
  );
}
