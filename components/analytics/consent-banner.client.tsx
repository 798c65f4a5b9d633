'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { saveConsent } from '@/lib/consent';
import type { ConsentChoice } from '@/lib/consent';
import { getPageTemplate } from '@/lib/page-template';
import { sendPageView } from '@/lib/page-view';
import { hasBridge } from '@/lib/native-app/bridge';
import { isWebView } from '@/lib/native-app/is-web-view';
import { focusMain } from '@/lib/browser/focus-main';
import { HIDDEN_NAVBAR, isFlagOn } from '@/lib/menu-query';
import styles from './consent-banner.module.scss';
import { useConsent } from './use-consent.ts';

type Props = {
  readonly pixelId: string;
  readonly label: string;
  readonly accept: string;
  readonly refuse: string;
  readonly children: ReactNode;
};

/** Browser code only. */
const isInsideApp = (): boolean =>
  hasBridge() ||
  isWebView(navigator.userAgent) ||
  isFlagOn(new URLSearchParams(location.search), HIDDEN_NAVBAR);

/**
 * Asks an undecided visitor for consent. After consent, reports page views to the ad network.
 * Inside an app, and on pages outside `pixelRoutes`, the banner neither asks nor reports. Its two
 * buttons look the same, so that refusing is as easy as accepting.
 */
export function ConsentBanner({ pixelId, label, accept, refuse, children }: Props): ReactNode {
  const consent = useConsent();
  const template = getPageTemplate(usePathname());

  useEffect(() => {
    if (consent !== 'accepted' || template === undefined || isInsideApp()) return;
    sendPageView(pixelId, template);
  }, [consent, pixelId, template]);

  const choose = (choice: ConsentChoice): void => {
    // The pressed button unmounts; move focus to the content first.
    focusMain();
    saveConsent(choice);
  };

  if (consent !== 'undecided' || template === undefined || isInsideApp()) return null;
  return (
    <section aria-label={label} className={styles.banner}>
      <div className={styles.content}>
        <p className={styles.text}>{children}</p>
        <div className={styles.answers}>
          <Button tone="quiet" onClick={() => choose('refused')}>
            {refuse}
          </Button>
          <Button tone="quiet" onClick={() => choose('accepted')}>
            {accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
