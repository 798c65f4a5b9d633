'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/addresses/routes';
import { useResetAfterEdit } from '@/lib/hooks/use-reset-after-edit';
import { errorCopy } from '@/lib/i18n/site/every-page/error-copy';
import { NoticeFrame } from './notice-frame.tsx';
import { PageMain } from './page-main.tsx';

/** Those props of an `error.tsx` that we use. Next passes the error too. */
export type ErrorProps = {
  /** Fetches the data of the route again and renders the route. */
  readonly retry: () => void;
  /** Renders the route again without a fetch. Called only in development, after an edit. */
  readonly reset: () => void;
};

/** The link home is a plain `<a>`, because the failed code may be the client-side navigation. */
export function ErrorMain({ retry, reset }: ErrorProps): ReactNode {
  useResetAfterEdit(reset);
  return (
    <PageMain>
      <NoticeFrame heading={errorCopy.heading} size="text" text={errorCopy.text}>
        <Button onClick={retry}>{errorCopy.retry}</Button>
        <a href={routes.home()} className={buttonClass('quiet')}>
          {errorCopy.home}
        </a>
      </NoticeFrame>
    </PageMain>
  );
}
