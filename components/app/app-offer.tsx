import type { ReactNode } from 'react';
import { StoreButtons } from '@/components/app/store-buttons';
import { ChromeVariant } from '@/components/chrome/chrome-variant.client';
import type { Language } from '@/lib/i18n/language';
import styles from './app-offer.module.scss';

type Props = {
  readonly language: Language;
  readonly heading: string;
  readonly text: string;
  /** Inside the app, shown in place of the text and the store buttons. */
  readonly inApp: string;
};

export function AppOffer({ language, heading, text, inApp }: Props): ReactNode {
  return (
    <section className={styles.offer}>
      <h2 className={styles.heading}>{heading}</h2>
      <ChromeVariant
        browser={
          <>
            <p className={styles.text}>{text}</p>
            <StoreButtons language={language} />
          </>
        }
        app={<p className={styles.text}>{inApp}</p>}
      />
    </section>
  );
}
