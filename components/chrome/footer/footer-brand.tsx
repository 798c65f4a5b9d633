import type { ReactNode } from 'react';
import { BrandMark } from '@/components/chrome/header/brand-mark';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import styles from './site-footer.module.scss';

const MARK_HEIGHT_PX = 72;

export function FooterBrand({ language }: { readonly language: Language }): ReactNode {
  return (
    <div className={styles.brand}>
      <BrandMark heightPx={MARK_HEIGHT_PX} />
      <p className={styles.tagline}>{chromeCopy[language].footer.tagline}</p>
    </div>
  );
}
