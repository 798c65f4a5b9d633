import type { ReactNode } from 'react';
import { trustCopy } from '@/lib/i18n/site/every-page/trust-copy';
import styles from './footer-trust.module.scss';

type Props = { readonly facebook: string; readonly instagram: string };

/** Our own line drawings on a 24 px grid. */
const DRAWINGS = {
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5C14 6.4 14.6 6 15.6 6H18V3h-3c-2.9 0-4.5 1.7-4.5 4.3v2.2H8V13h2.5v8z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 6.9v.2',
} as const;

export function SocialLinks(addresses: Props): ReactNode {
  return (
    <ul className={styles.marks}>
      {(['facebook', 'instagram'] as const).map((network) => (
        <li key={network}>
          <a href={addresses[network]} rel="noopener" className={styles.social}>
            <svg
              aria-hidden="true"
              width="24"
              height="24"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={DRAWINGS[network]} />
            </svg>
            {trustCopy.social[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
