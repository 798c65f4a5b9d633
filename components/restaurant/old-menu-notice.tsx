import type { ReactNode } from 'react';
import { menuCopy } from '@/lib/i18n/site/menu-copy';
import styles from '@/components/offline/offline.module.scss';

/** Says how old the menu is, while the provider fails. */
export function OldMenuNotice({ asOf }: { readonly asOf: Date | undefined }): ReactNode {
  if (asOf === undefined) return null;
  return <p className={styles.notice}>{menuCopy.old(asOf)}</p>;
}
