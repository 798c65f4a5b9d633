'use client';

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { useIsInApp } from '@/lib/hooks/use-is-in-app';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import { routes } from '@/lib/routes';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentScreen } from './payment-screen.tsx';
import type { PaymentPageProps } from './payment-screen.tsx';

/** Whoever is still here after this time was not taken to the cart by an app. */
export const EXIT_WAYS_DELAY_MS = 5_000;

/** Where the payment pages send a diner: the app takes over from here and opens the cart. */
export function PaymentExit({ language, query }: PaymentPageProps): ReactNode {
  const { exit } = paymentCopy[language];
  const isInApp = useIsInApp();
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), EXIT_WAYS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const ways = (
    <>
      <p>{exit.outside}</p>
      <PaymentActions>
        <ButtonLink href={routes.downloadApp()}>{exit.toApp}</ButtonLink>
        <ButtonLink href={routes.home()} tone="quiet">
          {exit.home}
        </ButtonLink>
      </PaymentActions>
    </>
  );
  return (
    <PaymentScreen
      language={language}
      query={query}
      moment={{ heading: exit.title, tone: 'neutral', busy: isWaiting, message: exit.text }}
    >
      {!isWaiting && (isInApp ? <p>{exit.inside}</p> : ways)}
      <noscript>{ways}</noscript>
    </PaymentScreen>
  );
}
