import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import { useIsHydrated } from '@/lib/hooks/use-browser-value';
import type { Language } from '@/lib/i18n/language';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import styles from './unhydrated-help.module.scss';

type Props = {
  readonly language: Language;
  /** Says what this page has not done, and what the visitor can do. */
  readonly text: string;
  readonly phone: PhoneLink;
};

/**
 * A way on for a visitor whose browser did not get one of the page's scripts: without hydration a
 * page that waits would wait for ever. The stylesheet shows it after some seconds, so it needs no
 * script; without the stylesheet it is visible at once. It goes when the page hydrates.
 *
 * Render it in the client component that does the page's work. In another component it could go
 * although the script with that work is missing.
 */
export function UnhydratedHelp({ language, text, phone }: Props): ReactNode {
  const { title, support, reload } = transactionCopy[language].unhydrated;
  if (useIsHydrated()) return null;
  return (
    // The live region itself is never hidden, so that screen readers announce the help in it.
    <div role="status" className={styles.region}>
      <div className={styles.help}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        <p>
          {support}: <a href={phone.href}>{phone.label}</a>
        </p>
        {/* An empty `href` is the current address. */}
        <a href="" className={buttonClass('action')}>
          {reload}
        </a>
      </div>
    </div>
  );
}
