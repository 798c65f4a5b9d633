import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/page-main';
import { buttonClass } from '@/components/ui/button-class';
import { invoiceCopy } from '@/lib/i18n/transaction/invoice-copy';
import styles from './invoice-document.module.scss';

/** Height of the invoice's frame (requirement K-5). */
const FRAME_HEIGHT_PX = 1200;

/** The `<a>` is for browsers that do not show a whole PDF in a frame, such as those of phones. */
export function InvoiceDocument({ link }: { readonly link: string }): ReactNode {
  return (
    <PageMain outcome="document">
      <div className={styles.opening}>
        <h1>{invoiceCopy.heading}</h1>
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
