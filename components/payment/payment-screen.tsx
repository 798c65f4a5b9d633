import type { ComponentProps, ReactNode, Ref } from 'react';
import { Banner } from '@/components/transaction/banner';
import type { BannerTone } from '@/components/transaction/banner';
import { TransactionMain } from '@/components/transaction/transaction-main';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import styles from './payment-screen.module.scss';

/** Props of every payment page, from the server. */
export type PaymentPageProps = { readonly language: Language; readonly query: PageQuery };

/** Heading and banner of a screen in one state. */
export type ScreenContent = {
  readonly heading: string;
  readonly tone: BannerTone;
  readonly busy?: boolean;
  readonly message: string;
};

type Props = PaymentPageProps & {
  readonly content: ScreenContent;
  readonly bannerRef?: Ref<HTMLDivElement>;
  /**
   * The text for a browser without JavaScript: before a payment, after an approved payment, or after
   * a payment with an unknown result. Undefined shows no text.
   */
  readonly without?: 'before' | 'after' | 'unknown';
  readonly switchFrame?: ComponentProps<typeof TransactionMain>['switchFrame'];
  readonly children?: ReactNode;
};

/** The frame of a payment page. The banner stays mounted, so that each change of its text is announced. */
export function PaymentScreen(props: Props): ReactNode {
  const { language, query, content, bannerRef, without, switchFrame, children } = props;
  const { noScript } = paymentCopy[language];
  const { busy = false } = content;
  return (
    <TransactionMain
      language={language}
      query={query}
      heading={content.heading}
      {...(switchFrame && { switchFrame })}
    >
      {without !== undefined && (
        <noscript>
          <p className={styles.title}>{noScript.title}</p>
          <p>{noScript[without]}</p>
        </noscript>
      )}
      <div className={busy ? styles.scripted : undefined}>
        <Banner tone={content.tone} busy={busy} {...(bannerRef && { ref: bannerRef })}>
          {content.message}
        </Banner>
      </div>
      {children}
    </TransactionMain>
  );
}
