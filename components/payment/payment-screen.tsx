import type { ComponentProps, ReactNode, Ref } from 'react';
import { Banner } from '@/components/transaction/banner';
import type { BannerTone } from '@/components/transaction/banner';
import { TransactionMain } from '@/components/transaction/transaction-main';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import styles from './payment-screen.module.scss';

/** What every payment page is told by the server. */
export type PaymentPageProps = { readonly language: Language; readonly query: PageQuery };

/** What a screen says at one moment. */
export type PaymentMoment = {
  readonly heading: string;
  readonly tone: BannerTone;
  readonly busy?: boolean;
  readonly message: string;
};

type Props = PaymentPageProps & {
  readonly moment: PaymentMoment;
  readonly bannerRef?: Ref<HTMLDivElement>;
  /** The text without JavaScript: before a payment, after an approved one, or neither known. */
  readonly without?: 'before' | 'after' | 'unknown';
  readonly switchFrame?: ComponentProps<typeof TransactionMain>['switchFrame'];
  readonly children?: ReactNode;
};

/**
 * One page of a payment, from its first moment to its last: the banner stays in the page, so that
 * every change of its words is announced.
 */
export function PaymentScreen(props: Props): ReactNode {
  const { language, query, moment, bannerRef, without, switchFrame, children } = props;
  const { noScript } = paymentCopy[language];
  const { busy = false } = moment;
  return (
    <TransactionMain
      language={language}
      query={query}
      heading={moment.heading}
      {...(switchFrame && { switchFrame })}
    >
      {without !== undefined && (
        <noscript>
          <p className={styles.title}>{noScript.title}</p>
          <p>{noScript[without]}</p>
        </noscript>
      )}
      <div className={busy ? styles.scripted : undefined}>
        <Banner tone={moment.tone} busy={busy} {...(bannerRef && { ref: bannerRef })}>
          {moment.message}
        </Banner>
      </div>
      {children}
    </TransactionMain>
  );
}
