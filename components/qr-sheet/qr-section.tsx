import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/addresses/routes';
import { qrCopy } from '@/lib/i18n/site/qr-copy';
import styles from './qr-section.module.scss';

const HEADING_ID = 'coduri_qr';

export function QrSection(): ReactNode {
  const { label, heading, text, link } = qrCopy.invitation;
  return (
    <section aria-labelledby={HEADING_ID} className={styles.section}>
      <p className={styles.label}>{label}</p>
      <h2 id={HEADING_ID}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink href={routes.qrChooser()} tone="quiet">
        {link}
      </ButtonLink>
    </section>
  );
}
