import type { ReactNode } from 'react';
import { CONTENT_ID } from '@/components/chrome/main/page-main';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import styles from './skip-link.module.scss';

export function SkipLink({ language = 'ro' }: { readonly language?: Language }): ReactNode {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {chromeCopy[language].chrome.skipToContent}
    </a>
  );
}
