'use client';

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/addresses/routes';
import { EXIT_LINKS_DELAY_MS } from '@/lib/native-app/bridge';
import { formatAppLink } from '@/lib/native-app/app-link';
import { readAppTarget } from '@/lib/native-app/device';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import type { Stores } from '@/lib/native-app/store-links';
import { useBrowserValue, useIsInApp } from '@/lib/hooks/use-browser-value';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { forgetAmount } from '@/lib/payment/payment-summary';
import { PaymentActions, PaymentScreen } from './payment-screen.tsx';
import type { PaymentPageProps, ScreenContent } from './payment-screen.tsx';

type Props = PaymentPageProps & { readonly stores: Stores; readonly phone: PhoneLink };

/**
 * When this page loads in an app's web view, the app closes the web view. If the page is still open
 * after `EXIT_LINKS_DELAY_MS`, the page says how to go on, instead of that it takes the visitor to
 * the cart.
 */
export function PaymentExit({ language, query, stores, phone }: Props): ReactNode {
  const { exit } = paymentCopy[language];
  const isInApp = useIsInApp();
  const target = useBrowserValue(readAppTarget, 'none');
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    forgetAmount();
    const timer = setTimeout(() => setIsWaiting(false), EXIT_LINKS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const elsewhere = target === 'none' ? exit.elsewhere : exit.outside;
  const content: ScreenContent = isWaiting
    ? { heading: exit.title, state: 'left', busy: true, message: exit.text }
    : { heading: exit.stillHere, state: 'left', message: isInApp ? exit.inside : elsewhere };
  const link =
    target === 'none' ? undefined : formatAppLink(target, stores, window.location.origin);
  const links = (
    <PaymentActions>
      {link !== undefined && (
        <a href={link} className={buttonClass('action')}>
          {target === 'app' ? exit.toApp : exit.toStore(target)}
        </a>
      )}
      {/* Each label says where its link leads on this device. */}
      <ButtonLink href={routes.home()} tone="quiet">
        {exit.home}
      </ButtonLink>
    </PaymentActions>
  );
  return (
    <PaymentScreen
      language={language}
      query={query}
      content={content}
      phone={phone}
      withoutScript="exit"
    >
      {!isWaiting && !isInApp && links}
      <noscript>
        <p>{exit.elsewhere}</p>
        {links}
      </noscript>
    </PaymentScreen>
  );
}
