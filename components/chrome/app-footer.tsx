import type { ReactNode } from 'react';
import { chromeCopy } from '@/lib/i18n/chrome-copy';
import type { Language } from '@/lib/i18n/language';
import { FooterContact } from './footer-contact.tsx';
import { LadleMark } from './ladle-mark.tsx';
import styles from './site-footer.module.scss';

const MARK_HEIGHT_PX = 72;

/** The footer inside an app: who runs the site and how to reach them, and no other page. */
export function AppFooter({ language }: { readonly language: Language }): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <LadleMark heightPx={MARK_HEIGHT_PX} />
          <p className={styles.tagline}>{chromeCopy[language].footer.tagline}</p>
        </div>
        <FooterContact language={language} />
      </div>
    </footer>
  );
}
