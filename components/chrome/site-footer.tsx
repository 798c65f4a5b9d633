import type { ReactNode } from 'react';
import { FooterTrust } from '@/components/trust/footer-trust';
import { chromeCopy } from '@/lib/i18n/chrome-copy';
import type { Language } from '@/lib/i18n/language';
import { FooterContact } from './footer-contact.tsx';
import { FooterNavigation } from './footer-navigation.tsx';
import { LadleMark } from './ladle-mark.tsx';
import styles from './site-footer.module.scss';

const MARK_HEIGHT_PX = 72;

type Props = { readonly language?: Language };

export function SiteFooter({ language = 'ro' }: Props): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <LadleMark heightPx={MARK_HEIGHT_PX} />
          <p className={styles.tagline}>{chromeCopy[language].footer.tagline}</p>
        </div>
        <FooterContact language={language} />
        <FooterNavigation language={language} />
      </div>
      <FooterTrust language={language} />
    </footer>
  );
}
