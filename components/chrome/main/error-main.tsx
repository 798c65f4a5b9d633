import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/addresses/routes';
import { errorCopy } from '@/lib/i18n/site/error-copy';
import { NoticeFrame } from './notice-frame.tsx';
import { PageMain } from './page-main.tsx';

type Props = { readonly onRetry: () => void };

/** Links home with a plain `<a>`, because client-side navigation may be what failed. */
export function ErrorMain({ onRetry }: Props): ReactNode {
  return (
    <PageMain>
      <NoticeFrame heading={errorCopy.heading} size="text" text={errorCopy.text}>
        <Button onClick={onRetry}>{errorCopy.retry}</Button>
        <a href={routes.home()} className={buttonClass('quiet')}>
          {errorCopy.home}
        </a>
      </NoticeFrame>
    </PageMain>
  );
}
