import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import styles from './round-logo.module.scss';

type Props = { readonly address: string | undefined };

/** Decorative, because the restaurant's name is next to the logo. */
export function RoundLogo({ address }: Props): ReactNode {
  return (
    <div className={styles.logo}>
      <Picture address={address} alt="" use="logo" load="lazy" />
    </div>
  );
}
