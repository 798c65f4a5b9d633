import type { ReactNode } from 'react';
import { FooterTrust } from '@/components/trust/footer-trust';
import type { Language } from '@/lib/i18n/language';
import { FooterBrand } from './footer-brand.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterNavigation } from './footer-navigation.tsx';
import styles from './site-footer.module.scss';

type Props = { readonly language?: Language };

export function SiteFooter({ language = 'ro' }: Props): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <FooterBrand language={language} />
        <FooterContact language={language} />
        <FooterNavigation language={language} />
      </div>
      <FooterTrust language={language} />
    </footer>
  );
}
