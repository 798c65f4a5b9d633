'use client';

import type { ReactNode } from 'react';
import { NoticeFrame } from '@/components/chrome/notice-frame';
import { CONTENT_ID } from '@/components/chrome/content-id';
import { Button, buttonClass } from '@/components/ui/button';
import { haveSamePrefix } from '@/lib/addresses/fits-path';
import { routes } from '@/lib/addresses/routes';
import { useBrowserValue, useIsInApp } from '@/lib/hooks/use-browser-value';
import { useResetAfterEdit } from '@/lib/hooks/use-reset-after-edit';
import { isLanguage } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { transactionErrorCopy } from '@/lib/i18n/transaction/transaction-error-copy';

/** Reads the document's language, because the server passes no props to an error page. */
function findLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'ro';
}

/** The addresses of all payment pages begin with `/payment`. */
const isPaymentPage = (): boolean => haveSamePrefix(window.location.pathname, routes.paymentExit());

/** Those props of an `error.tsx` that we use. Next passes the error too. */
type Props = {
  /** Fetches the data of the route again and renders the route. */
  readonly retry: () => void;
  /** Renders the route again without a fetch. Called only in development, after an edit. */
  readonly reset: () => void;
};

export function TransactionError({ retry, reset }: Props): ReactNode {
  useResetAfterEdit(reset);
  const copy = transactionErrorCopy[useBrowserValue(findLanguage, 'ro')];
  const isPayment = useBrowserValue(isPaymentPage, false);
  const isInApp = useIsInApp();
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <NoticeFrame heading={copy.heading} size="text" text={isPayment ? copy.payment : copy.text}>
        <Button onClick={retry}>{copy.retry}</Button>
        {/* A plain `<a>`, because the failed code may be the client-side navigation. */}
        {!isInApp && (
          <a href={routes.home()} className={buttonClass('quiet')}>
            {copy.home}
          </a>
        )}
      </NoticeFrame>
    </main>
  );
}
