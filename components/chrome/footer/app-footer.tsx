import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { FooterBrand } from './footer-brand.tsx';
import { FooterContact } from './footer-contact.tsx';
import styles from './site-footer.module.scss';

/** The footer inside an app, without links to other pages. */
export function AppFooter({ language }: { readonly language: Language }): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <FooterBrand language={language} />
        <FooterContact language={language} />
      </div>
    </footer>
  );
}
