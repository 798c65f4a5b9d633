'use client';

import type { ReactNode } from 'react';
import { PaymentActions } from '@/components/payment/payment-actions';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/addresses/routes';
import { formatAndroidIntent } from '@/lib/app/android-intent';
import { findAppTarget } from '@/lib/app/app-target';
import type { AppTarget } from '@/lib/app/app-target';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { AppAddresses } from '@/lib/payment/payment-page';
import { assertNever } from '@/lib/result';

type Props = { readonly language: Language; readonly app: AppAddresses };

const findTarget = (): AppTarget => findAppTarget(navigator.userAgent, navigator.maxTouchPoints);

/** Each label says where its link leads on this device. */
export function ExitLinks({ language, app }: Props): ReactNode {
  const { exit } = paymentCopy[language];
  const target = useBrowserValue(findTarget, 'none');
  const link = getLink(target, app);
  return (
    <>
      <p>{target === 'none' ? exit.elsewhere : exit.outside}</p>
      {(target === 'App Store' || target === 'Google Play') && <p>{exit.storeOpens}</p>}
      <PaymentActions>
        {link !== undefined && (
          <a href={link} className={buttonClass('action')}>
            {target === 'app' ? exit.toApp : exit.toStore(target)}
          </a>
        )}
        <ButtonLink href={routes.home()} tone="quiet">
          {exit.home}
        </ButtonLink>
      </PaymentActions>
    </>
  );
}

function getLink(target: AppTarget, app: AppAddresses): string | undefined {
  switch (target) {
    case 'app': {
      // A link to a payment page does not open the app, so link to the list of restaurants.
      const { origin } = window.location;
      return formatAndroidIntent(origin, routes.restaurants(), app.androidPackage, app.playStore);
    }
    case 'App Store':
      return app.appStore;
    case 'Google Play':
      return app.playStore;
    case 'none':
      return undefined;
    default:
      return assertNever(target);
  }
}
