import type { ReactNode } from 'react';
import { trustCopy } from '@/lib/i18n/site/every-page/trust-copy';
import styles from './trust.module.scss';

const CARD = { width: 56, height: 36, viewBox: '0 0 56 36', role: 'img' } as const;
const BACKGROUND = <rect width="56" height="36" rx="5" fill="var(--color-on-night)" />;

/** The accepted cards (requirement F-11), as simplified drawings in the site's colours. */
export function CardMarks(): ReactNode {
  const { visa, mastercard } = trustCopy.cards;
  return (
    <ul className={styles.marks}>
      <li>
        <svg {...CARD} aria-label={visa}>
          {BACKGROUND}
          <text
            transform="translate(28 24) skewX(-14)"
            fill="var(--color-surface-night)"
            fontSize="17"
            fontWeight="800"
            textAnchor="middle"
          >
            VISA
          </text>
        </svg>
      </li>
      <li>
        <svg {...CARD} aria-label={mastercard}>
          {BACKGROUND}
          <circle cx="22.5" cy="18" r="10" fill="var(--color-glaze-paprika)" />
          <circle cx="33.5" cy="18" r="10" fill="var(--color-glaze-mustard)" />
          <path
            d="M28 9.65a10 10 0 0 1 0 16.7 10 10 0 0 1 0-16.7z"
            fill="var(--color-action-strong)"
          />
        </svg>
      </li>
    </ul>
  );
}
