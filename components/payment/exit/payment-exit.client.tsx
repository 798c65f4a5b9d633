'use client';

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { PaymentScreen } from '@/components/payment/payment-screen';
import type { PaymentPageProps } from '@/components/payment/payment-screen';
import type { PhoneLink } from '@/lib/app/phone-link';
import { useIsInApp } from '@/lib/hooks/use-is-in-app';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { EXIT_LINKS_DELAY_MS } from '@/lib/payment/exit/exit-delay';
import type { AppAddresses } from '@/lib/payment/payment-page';
import { ExitLinks } from './exit-links.client.tsx';

type Props = PaymentPageProps & { readonly app: AppAddresses; readonly phone: PhoneLink };

/**
 * When this page loads in an app's web view, the app closes the web view. If the page is still open
 * after `EXIT_LINKS_DELAY_MS`, the page says how to go on.
 */
export function PaymentExit({ language, query, app, phone }: Props): ReactNode {
  const { exit } = paymentCopy[language];
  const isInApp = useIsInApp();
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), EXIT_LINKS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const links = <ExitLinks language={language} app={app} />;
  return (
    <PaymentScreen
      language={language}
      query={query}
      content={{ heading: exit.title, tone: 'neutral', busy: isWaiting, message: exit.text }}
      phone={phone}
      withoutScript="exit"
    >
      {!isWaiting && (isInApp ? <p>{exit.inside}</p> : links)}
      <noscript>{links}</noscript>
    </PaymentScreen>
  );
}
