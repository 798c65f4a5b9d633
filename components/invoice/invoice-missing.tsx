import type { ReactNode } from 'react';
import { NoticeFrame } from '@/components/chrome/notice-frame';
import { PageMain } from '@/components/chrome/page-main';
import { ButtonLink } from '@/components/ui/button-link';
import { ReloadLink } from '@/components/ui/reload-link';
import { routes } from '@/lib/addresses/routes';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { invoiceCopy } from '@/lib/i18n/transaction/invoice-copy';

type Props = {
  /** 'degraded' when the provider failed. */
  readonly outcome: 'unknown' | 'degraded';
};

export function InvoiceMissing({ outcome }: Props): ReactNode {
  return (
    <PageMain outcome={outcome}>
      <NoticeFrame heading={invoiceCopy.heading} size="text" text={invoiceCopy.missing}>
        <ButtonLink href={routes.home()}>{siteCopy.notFound.home}</ButtonLink>
        {outcome === 'degraded' && <ReloadLink />}
      </NoticeFrame>
    </PageMain>
  );
}
