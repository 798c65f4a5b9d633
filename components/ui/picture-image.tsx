import type { ReactNode } from 'react';
import type { AllowedPicture } from '@/lib/security/allowed-url';
import styles from './picture.module.scss';
import { formatPictureSource, getDimensions } from './picture-source.ts';
import type { PictureUse } from './picture-source.ts';

export type PictureProps = {
  readonly picture: AllowedPicture;
  readonly alt: string;
  readonly use: PictureUse;
  readonly load?: 'lazy' | 'now';
  readonly restaurantId?: string | undefined;
};

export function PictureImage({
  picture,
  alt,
  use,
  load = 'lazy',
  restaurantId,
}: PictureProps): ReactNode {
  const source = formatPictureSource(picture, use, restaurantId);
  const [width, height] = getDimensions(use);
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- the markup of next/image is much heavier
    <img
      alt={alt}
      width={width}
      height={height}
      {...(load === 'lazy' ? { loading: 'lazy' } : { fetchPriority: 'high' })}
      decoding="async"
      sizes={source.sizes}
      srcSet={source.srcSet}
      src={source.src}
      className={`${styles.picture} ${styles[use]}`}
    />
  );
}
