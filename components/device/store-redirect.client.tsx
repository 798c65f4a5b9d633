'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { parseDevice } from '@/lib/device/parse-device';
import type { Device } from '@/lib/device/parse-device';
import { STORE_DELAY_MS, getStoreUrl } from '@/lib/device/store-redirect';
import { whenVisibleFor } from '@/lib/device/when-visible-for';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import styles from './store-redirect.module.scss';

type Phase = 'waiting' | 'staying' | 'sent';

type Props = {
  readonly appStore: string;
  readonly playStore: string;
  /** What a device that is no phone reads in each phase. */
  readonly words: Readonly<Record<Phase, string>>;
  readonly stay: string;
};

const readDevice = (): Device => parseDevice(navigator.userAgent, navigator.maxTouchPoints);

/** By any of these a visitor shows that the page is in use; a keyboard needs far more than 3 s. */
const USES = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Sends every device to its store and closes the window later, as specified. A phone goes after the
 * first paint. Any other device first shows the code for a phone, and stays when it is used
 * meanwhile. The page leaves the history, because going back would send the device again.
 */
export function StoreRedirect({ appStore, playStore, words, stay }: Props): ReactNode {
  const notice = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [phase, setPhase] = useState<Phase>('waiting');
  const device = useBrowserValue(readDevice, 'other');
  const isHydrated = useIsHydrated();
  const isStaying = phase === 'staying';

  useEffect(() => {
    if (isStaying) return undefined;
    // A narrow window has no code to show: the stylesheet hides it and this notice.
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
    for (const use of USES) document.addEventListener(use, stayHere);
    return () => {
      for (const use of USES) document.removeEventListener(use, stayHere);
    };
  }, [device, phase]);

  const press = (): void => {
    // The button is hidden; move focus to what has been said instead.
    status.current?.focus();
    setPhase('staying');
  };

  return (
    <div ref={notice} data-phase={device === 'other' ? phase : 'none'} className={styles.notice}>
      {/* Empty in the server's HTML: screen readers announce what changes, not what is there. */}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {/* A new element for each phase: centred words that change in place count as a layout shift. */}
        {isHydrated && <span key={phase}>{words[phase]}</span>}
      </p>
      <div className={styles.stay}>
        <Button tone="quiet" onClick={press}>
          {stay}
        </Button>
      </div>
    </div>
  );
}
