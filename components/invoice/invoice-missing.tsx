import type { ReactNode } from 'react';
import { NoticeFrame } from '@/components/chrome/notice-frame';
import { PageMain } from '@/components/chrome/page-main';
import { ButtonLink } from '@/components/ui/button-link';
import { ReloadLink } from '@/components/ui/reload-link';
import { invoiceCopy } from '@/lib/i18n/invoice-copy';
import { siteCopy } from '@/lib/i18n/site-copy';
import { routes } from '@/lib/routes';

type Props = {
  /** 'degraded' when the provider did not answer: the same text, and asking again may help. */
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
