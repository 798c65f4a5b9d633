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

/**
 * The `width` and `height` attributes. The stylesheet's aspect ratio overrides them, for example the
 * hero's on phones.
 */
const DIMENSIONS_PX: Readonly<Record<PictureUse, readonly [number, number]>> = {
  logo: [96, 96],
  thumb: [192, 192],
  card: [640, 480],
  detail: [640, 480],
  hero: [1280, 512],
};

/**
 * The `<img>` element. This is a client component, so that the page's payload contains each
 * picture's address once; the finished attributes would repeat it three times (16 kB of a menu's
 * HTML).
 */
export function PictureImage({ picture, alt, use, load = 'lazy' }: Props): ReactNode {
  const source = formatPictureSource(picture, use);
  const [width, height] = DIMENSIONS_PX[use];
  // `src` must come last: a browser may start to load `src` before it reads `loading` and `srcset`.
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the markup of next/image is much heavier
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
