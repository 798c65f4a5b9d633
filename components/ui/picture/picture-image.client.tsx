'use client';

import type { ReactNode } from 'react';
import type { AllowedPicture } from '@/lib/security/allowed-picture';
import { formatPictureSource } from './picture-source.ts';
import type { PictureUse } from './picture-source.ts';
import styles from './picture.module.scss';

type Props = {
  readonly picture: AllowedPicture;
  readonly alt: string;
  readonly use: PictureUse;
  readonly load?: 'lazy' | 'now';
};

/** The `width` and `height` attributes; the stylesheet's aspect ratio overrides them. */
const DIMENSIONS_PX: Readonly<Record<PictureUse, readonly [number, number]>> = {
  logo: [96, 96],
  thumb: [192, 192],
  card: [640, 480],
  detail: [640, 480],
  hero: [1280, 512],
};

/** A client component, so that the payload has a picture's address once instead of three times. */
export function PictureImage({ picture, alt, use, load = 'lazy' }: Props): ReactNode {
  const source = formatPictureSource(picture, use);
  const [width, height] = DIMENSIONS_PX[use];
  // `src` must come last: a browser may start to load `src` before it reads `loading` and `srcset`.
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
