import type { ReactNode } from 'react';
import { OpenAppLink } from '@/components/native-app/open-app-link.client';
import { ChromeVariant } from '@/components/chrome/chrome-variant.client';
import { getStores } from '@/lib/native-app/get-stores';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import type { Language } from '@/lib/i18n/language';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import styles from './account-panel.module.scss';

type Props = {
  readonly language: Language;
  /** Says how the user goes on after the provider has refused the link. */
  readonly text: string;
  readonly phone?: PhoneLink;
};

export function NewLinkOffer({ language, text, phone }: Props): ReactNode {
  const { newLinkHeading, support } = accountCopy[language];
  return (
    <section className={styles.offer}>
      <h2 className={styles.heading}>{newLinkHeading}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        <ChromeVariant
          browser={<OpenAppLink language={language} stores={getStores()} />}
          app={null}
        />
        {phone && (
          <a href={phone.href} className={styles.phone}>
            {support}: {phone.label}
          </a>
        )}
      </div>
    </section>
  );
}
