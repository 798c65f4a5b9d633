import type { ReactNode } from 'react';
import { NoticeFrame } from '@/components/chrome/notice-frame';
import { PageMain } from '@/components/chrome/page-main';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { ReloadLink } from '@/components/ui/reload-link';
import { routes } from '@/lib/addresses/routes';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import { getSettings } from '@/lib/config';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { invoiceCopy } from '@/lib/i18n/transaction/invoice-copy';
import type { InvoiceAnswer } from '@/lib/provider/invoice';
import { assertNever } from '@/lib/result';
import styles from './invoice-page.module.scss';

export function InvoicePage({ answer }: { readonly answer: InvoiceAnswer }): ReactNode {
  switch (answer.outcome) {
    case 'found':
      return <InvoiceDocument link={answer.link} />;
    case 'missing':
      return <InvoiceMissing outcome="unknown" />;
    case 'down':
      return <InvoiceMissing outcome="degraded" />;
    default:
      return assertNever(answer);
  }
}

/** Height of the invoice's frame (requirement K-5). */
const FRAME_HEIGHT_PX = 1200;

/** The `<a>` is for browsers that do not show a whole PDF in a frame, such as those of phones. */
function InvoiceDocument({ link }: { readonly link: string }): ReactNode {
  return (
    <PageMain outcome="document">
      <div className={styles.opening}>
        <h1>{invoiceCopy.heading}</h1>
        <p className={styles.unframed}>{invoiceCopy.opens}</p>
        <a
          href={link}
          rel="noreferrer"
          referrerPolicy="no-referrer"
          className={buttonClass('action')}
        >
          {invoiceCopy.open}
        </a>
      </div>
      <iframe
        src={link}
        title={invoiceCopy.frame}
        height={FRAME_HEIGHT_PX}
        loading="lazy"
        referrerPolicy="no-referrer"
        className={styles.frame}
      />
    </PageMain>
  );
}

type MissingProps = {
  /** 'degraded' when the provider failed. */
  readonly outcome: 'unknown' | 'degraded';
};

function InvoiceMissing({ outcome }: MissingProps): ReactNode {
  const { heading, missing, help, support } = invoiceCopy;
  const phone = formatPhoneLink(getSettings().supportPhone);
  return (
    <PageMain outcome={outcome}>
      <NoticeFrame heading={heading} size="text" text={missing}>
        <p>
          {help[outcome]} {support} <a href={phone.href}>{phone.label}</a>.
        </p>
        {outcome === 'degraded' && <ReloadLink language="ro" />}
        <ButtonLink href={routes.home()}>{siteCopy.notFound.home}</ButtonLink>
      </NoticeFrame>
    </PageMain>
  );
}
