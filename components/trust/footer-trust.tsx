import type { ReactNode } from 'react';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { CardMarks } from './card-marks.tsx';
import { ConsumerBadges } from './consumer-badges.tsx';
import styles from './footer-trust.module.scss';
import { PaymentBadge } from './payment-badge.tsx';
import { SocialLinks } from './social-links.tsx';

type Props = { readonly language?: Language };

export function FooterTrust({ language = 'ro' }: Props): ReactNode {
  const { paymentProcessor, paymentBadgeId, paymentBadgeVariant, social } = getSettings();
  const { consumerProtection, payments, social: socialHeading } = chromeCopy[language].footer;
  return (
    <div className={styles.trust}>
      <div className={styles.groups}>
        <Group heading={consumerProtection}>
          <ConsumerBadges />
        </Group>
        <Group heading={payments}>
          <CardMarks />
          <PaymentBadge
            processor={paymentProcessor}
            hasId={paymentBadgeId !== undefined}
            variant={paymentBadgeVariant}
          />
        </Group>
        <Group heading={socialHeading}>
          <SocialLinks {...social} />
        </Group>
      </div>
    </div>
  );
}

type GroupProps = { readonly heading: string; readonly children: ReactNode };

function Group({ heading, children }: GroupProps): ReactNode {
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  );
}
