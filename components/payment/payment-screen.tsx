import type { ComponentProps, ReactNode, Ref } from 'react';
import { Banner } from '@/components/transaction/banner';
import { TransactionMain } from '@/components/transaction/transaction-main';
import { UnhydratedHelp } from '@/components/transaction/unhydrated-help';
import { Button } from '@/components/ui/button';
import type { ButtonTone } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { PageState } from '@/lib/i18n/transaction/transaction-copy';
import type { ExitState } from '@/lib/payment/payment-exit';
import type { PaymentSummary } from '@/lib/payment/payment-summary';
import styles from './payment-screen.module.scss';
import { useBrowserValue, useIsHydrated } from '@/lib/hooks/use-browser-value';
import { findUserId } from '@/lib/payment/stored-user';

// The parts of a payment's screens. Their order is the same on all of them: the band with the
// state, one sentence, order and amount, one action, what happens next, support, the bank's words.

export type PaymentPageProps = { readonly language: Language; readonly query: PageQuery };

export type ScreenContent = {
  readonly heading: string;
  readonly state: PageState;
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
      state={content.state}
      {...(languageSwitchWrapper && { languageSwitchWrapper })}
    >
      {withoutScript !== 'exit' && (
        <noscript>
          <p className={styles.title}>{noScript.title}</p>
          <p>{noScript[withoutScript]}</p>
        </noscript>
      )}
      <div className={busy ? styles.scripted : undefined}>
        {/* The band has the state's colour, so the sentence below it needs no box. */}
        <Banner tone="plain" busy={busy} {...(bannerRef && { ref: bannerRef })}>
          {content.message}
        </Banner>
      </div>
      {props.children}
      <UnhydratedHelp language={language} text={unhydrated[withoutScript]} phone={phone} />
    </TransactionMain>
  );
}

type SummaryProps = { readonly language: Language } & PaymentSummary;

/**
 * The amount may appear when the page hydrates. The columns do not depend on it, so nothing moves.
 */
export function OrderSummary({ language, order, amount }: SummaryProps): ReactNode {
  const copy = paymentCopy[language];
  if (order === undefined && amount === undefined) return null;
  return (
    <dl className={styles.summary}>
      {order !== undefined && (
        <div className={styles.fact}>
          <dt>{copy.order}</dt>
          <dd className={styles.value}>{order}</dd>
        </div>
      )}
      {amount !== undefined && (
        <div className={styles.amount}>
          <dt>
            <VisuallyHidden>{copy.amount}</VisuallyHidden>
          </dt>
          <dd className={styles.value}>{amount}</dd>
        </div>
      )}
    </dl>
  );
}

type ActionsProps = {
  /** False hides the buttons and keeps their space. Callers use it before hydration. */
  readonly isReady?: boolean;
  /**
   * 'two-buttons' reserves the height of two buttons, so that nothing moves when hydration removes
   * one of them. 'own' reserves no height.
   */
  readonly space?: 'own' | 'two-buttons';
  readonly children: ReactNode;
};

export function PaymentActions(props: ActionsProps): ReactNode {
  const { isReady = true, space = 'own', children } = props;
  const classes = [
    styles.actions,
    ...(space === 'two-buttons' ? [styles.twoButtons] : []),
    ...(isReady ? [] : [styles.unready]),
  ];
  return <div className={classes.join(' ')}>{children}</div>;
}

type LeaveProps = {
  readonly language: Language;
  readonly tone: ButtonTone;
  readonly isTelling: boolean;
  readonly onLeave: () => void;
};

/**
 * `aria-disabled` instead of `disabled`, so that the button keeps the focus while the page waits
 * for the app's bridge and, after its message to the app, for `DOUBLE_TAP_MS`.
 */
export function LeaveButton({ language, tone, isTelling, onLeave }: LeaveProps): ReactNode {
  return (
    <Button tone={tone} aria-disabled={isTelling} onClick={onLeave}>
      {paymentCopy[language].backToCart}
    </Button>
  );
}

type NoteProps = { readonly language: Language; readonly exit: ExitState };

/** Stays mounted while it is empty, so that screen readers announce its text. */
export function ExitNote({ language, exit }: NoteProps): ReactNode {
  const { telling, told } = paymentCopy[language];
  const toldText = exit.kind !== 'telling' && exit.isTold ? told : '';
  return (
    <p role="status" className={styles.exitNote}>
      {exit.kind === 'telling' ? telling : toldText}
    </p>
  );
}

type NextProps = {
  readonly language: Language;
  /** With the number of support, for a screen on which the visitor may need it. */
  readonly phone?: PhoneLink | undefined;
  readonly children: ReactNode;
};

export function WhatNext({ language, phone, children }: NextProps): ReactNode {
  const copy = paymentCopy[language];
  return (
    <section className={styles.next}>
      <h2 className={styles.nextHeading}>{copy.next}</h2>
      {children}
      {phone !== undefined && (
        <p>
          {copy.support}:{' '}
          <a href={phone.href} className={styles.phone}>
            {phone.label}
          </a>
        </p>
      )}
    </section>
  );
}

type MessageProps = { readonly language: Language; readonly children: string };

/** The bank's own words, in whatever language. Last, so that they are never what is read first. */
export function BankMessage({ language, children }: MessageProps): ReactNode {
  return (
    <dl className={styles.bankMessage}>
      <dt>{paymentCopy[language].result.bankMessage}</dt>
      <dd className={styles.value}>{children}</dd>
    </dl>
  );
}

type PaymentEndingProps = {
  readonly language: Language;
  readonly exit: ExitState;
  /**
   * Whether something may have been paid. 'Back to cart' is then the first button, because the app
   * knows whether the order is paid, and another try could pay it twice.
   */
  readonly mayBePaid: boolean;
  readonly next: string;
  readonly phone: PhoneLink;
  /** If set, 'Try again' calls `onRetry`, not `onTryAgain`, to request the payment form again. */
  readonly onRetry?: () => void;
  readonly onTryAgain: (userId: string) => void;
  readonly onLeave: () => void;
};

/** The value of `userId` until hydration ends. Undefined would mean that no user id is stored. */
const NOT_READ = '';

/**
 * The end of a payment that did not succeed: after a decline (requirements B-9 and B-10), and after
 * a failed request for a payment form.
 */
export function PaymentEnding(props: PaymentEndingProps): ReactNode {
  const { language, exit, mayBePaid, next, phone, onRetry, onTryAgain, onLeave } = props;
  const copy = paymentCopy[language];
  const isReady = useIsHydrated();
  const userId = useBrowserValue(findUserId, NOT_READ);
  const retry = onRetry ?? (userId === undefined ? undefined : () => onTryAgain(userId));
  const isRetryFirst = retry !== undefined && !mayBePaid;
  // While the page sends the exit message to the app, 'Try again' does nothing: the app may close
  // the page, which would interrupt the new attempt.
  const isTelling = exit.kind === 'telling';
  const retryButton = retry !== undefined && (
    <Button
      tone={isRetryFirst ? 'action' : 'quiet'}
      aria-disabled={isTelling}
      onClick={() => {
        if (!isTelling) retry();
      }}
    >
      {copy.tryAgain}
    </Button>
  );
  return (
    <>
      <PaymentActions isReady={isReady} space="two-buttons">
        {isRetryFirst && retryButton}
        <LeaveButton
          language={language}
          tone={isRetryFirst ? 'quiet' : 'action'}
          isTelling={isTelling}
          onLeave={onLeave}
        />
        {!isRetryFirst && retryButton}
        {/* After hydration, in the space that is reserved for the other button. */}
        {retry === undefined && <p className={styles.instead}>{copy.withoutId}</p>}
      </PaymentActions>
      <ExitNote language={language} exit={exit} />
      <WhatNext language={language} phone={phone}>
        <p>{next}</p>
      </WhatNext>
    </>
  );
}
