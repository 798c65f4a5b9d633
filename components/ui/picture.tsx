import type { ReactNode } from 'react';
import { findAllowedPicture } from '@/lib/security/allowed-url';
import { PictureImage } from './picture-image.tsx';
import styles from './picture.module.scss';
import type { PictureUse } from './picture-image.tsx';

type Props = {
  /** Without an allowed URL the component shows the placeholder. */
  readonly address: string | undefined;
  readonly alt: string;
  readonly use: PictureUse;
  /** 'now' for a picture that is visible without scrolling; 'lazy' by default. */
  readonly load?: 'lazy' | 'now';
  /** The restaurant whose menu names the picture. Undefined if the list of restaurants does. */
  readonly restaurantId?: string | undefined;
};

/** Is as wide as its parent element, which the caller provides. */
export function Picture({ address, alt, use, load, restaurantId }: Props): ReactNode {
  const picture = findAllowedPicture(address);
  if (picture === undefined) {
    return <span className={`${styles.picture} ${styles.placeholder} ${styles[use]}`} />;
  }
  return (
    <PictureImage
      picture={picture}
      alt={alt}
      use={use}
      {...(load && { load })}
      {...(restaurantId !== undefined && { restaurantId })}
    />
  );
}
