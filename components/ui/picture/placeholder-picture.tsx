import type { ReactNode } from 'react';
import type { PictureUse } from './picture-source.ts';
import styles from './picture.module.scss';

/** Replaces a missing picture: the ladle under its arch. Screen readers ignore it. */
export function PlaceholderPicture({ use }: { readonly use: PictureUse }): ReactNode {
  return <span className={`${styles.picture} ${styles.placeholder} ${styles[use]}`} />;
}
