import type { ComponentProps, ReactNode, Ref } from 'react';
import { Banner } from '@/components/transaction/banner';
import type { BannerTone } from '@/components/transaction/banner';
import { TransactionMain } from '@/components/transaction/transaction-main';
import { UnhydratedHelp } from '@/components/transaction/unhydrated-help';
import type { PhoneLink } from '@/lib/app/phone-link';
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
  readonly phone: PhoneLink;
  readonly bannerRef?: Ref<HTMLDivElement>;
  /**
   * Selects the text for a browser without JavaScript, and that for a page that has not hydrated:
   * 'before' on a page before the payment, 'after' on the result page of an approved payment with a
   * valid order number, 'unknown' on other result pages and on the error page. The exit page itself
   * says how to go on without JavaScript.
   */
  readonly withoutScript: 'before' | 'after' | 'unknown' | 'exit';
  readonly languageSwitchWrapper?: ComponentProps<typeof TransactionMain>['languageSwitchWrapper'];
  readonly children?: ReactNode;
};

/** The banner stays mounted, so that screen readers announce changes of its text. */
export function PaymentScreen(props: Props): ReactNode {
  const { language, query, content, phone, bannerRef, withoutScript, languageSwitchWrapper } =
    props;
  const { noScript, unhydrated } = paymentCopy[language];
  const { busy = false } = content;
  return (
    <TransactionMain
      language={language}
      query={query}
      heading={content.heading}
      {...(languageSwitchWrapper && { languageSwitchWrapper })}
    >
      {withoutScript !== 'exit' && (
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
      {props.children}
      <UnhydratedHelp language={language} text={unhydrated[withoutScript]} phone={phone} />
    </TransactionMain>
  );
}
