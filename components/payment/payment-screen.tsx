import type { ComponentProps, ReactNode, Ref } from 'react';
import { Banner } from '@/components/transaction/banner';
import type { BannerTone } from '@/components/transaction/banner';
import { TransactionMain } from '@/components/transaction/transaction-main';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import styles from './payment-screen.module.scss';

export type PaymentPageProps = { readonly language: Language; readonly query: PageQuery };

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
   * Selects the text for a browser without JavaScript: 'before' on a page before the payment,
   * 'after' on the result page of an approved payment with a valid order number, 'unknown' on other
   * result pages and on the error page. Undefined shows no text.
   */
  readonly withoutScript?: 'before' | 'after' | 'unknown';
  readonly languageSwitchWrapper?: ComponentProps<typeof TransactionMain>['languageSwitchWrapper'];
  readonly children?: ReactNode;
};

/** The banner stays mounted, so that screen readers announce changes of its text. */
export function PaymentScreen(props: Props): ReactNode {
  const { language, query, content, bannerRef, withoutScript, languageSwitchWrapper, children } =
    props;
  const { noScript } = paymentCopy[language];
  const { busy = false } = content;
  return (
    <TransactionMain
      language={language}
      query={query}
      heading={content.heading}
      {...(languageSwitchWrapper && { languageSwitchWrapper })}
    >
      {withoutScript !== undefined && (
        <noscript>
          <p className={styles.title}>{noScript.title}</p>
          <p>{noScript[withoutScript]}</p>
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
