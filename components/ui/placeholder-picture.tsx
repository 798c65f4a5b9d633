import type { ReactNode } from 'react';
import type { PictureUse } from './picture-source.ts';
import styles from './picture.module.scss';

/** Stands where a picture is missing: the ladle under its arch. Says nothing to a screen reader. */
export function PlaceholderPicture({ use }: { readonly use: PictureUse }): ReactNode {
  return <span className={`${styles.picture} ${styles.placeholder} ${styles[use]}`} />;
}
