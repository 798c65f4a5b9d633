import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import styles from './round-logo.module.scss';

type Props = { readonly address: string | undefined };

/** A logo on a round plate. Decoration: it always stands beside the name. */
export function RoundLogo({ address }: Props): ReactNode {
  return (
    <div className={styles.logo}>
      <Picture address={address} alt="" use="logo" load="lazy" />
    </div>
  );
}
