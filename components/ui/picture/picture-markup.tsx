import type { ReactNode } from 'react';
import type { AllowedPicture } from '@/lib/security/allowed-url';
import { formatPictureSource } from './picture-source.ts';
import type { PictureUse } from './picture-source.ts';
import styles from './picture.module.scss';

export type PictureProps = {
  readonly picture: AllowedPicture;
  readonly alt: string;
  readonly use: PictureUse;
  readonly load?: 'lazy' | 'now';
  readonly restaurantId?: string | undefined;
};

/** The `width` and `height` attributes. The stylesheet overrides the size and the aspect ratio. */
const DIMENSIONS_PX: Readonly<Record<PictureUse, readonly [number, number]>> = {
  logo: [96, 96],
  smallLogo: [48, 48],
  thumb: [192, 192],
  dish: [384, 288],
  wide: [640, 360],
  detail: [640, 480],
  hero: [1280, 720],
};

/** Only for what React's payload does not contain; all else takes `PictureImage`. */
export function PictureMarkup({
  picture,
  alt,
  use,
  load = 'lazy',
  restaurantId,
}: PictureProps): ReactNode {
  const source = formatPictureSource(picture, use, restaurantId);
  const [width, height] = DIMENSIONS_PX[use];
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
