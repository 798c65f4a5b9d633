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

/** Width and height. The stylesheet's ratio wins where a phone shows another. */
const DIMENSIONS_PX: Readonly<Record<PictureUse, readonly [number, number]>> = {
  logo: [96, 96],
  thumb: [192, 192],
  card: [640, 480],
  detail: [640, 480],
  hero: [1280, 512],
};

/**
 * The element itself. A client component because of a page's payload: it then has the address once
 * for each picture, where the finished attributes would repeat it thrice (16 kB of a menu's HTML).
 */
export function PictureImage({ picture, alt, use, load = 'lazy' }: Props): ReactNode {
  const source = formatPictureSource(picture, use);
  const [width, height] = DIMENSIONS_PX[use];
  // The order counts: a browser that meets `src` first may fetch before it knows better.
  return (
    // eslint-disable-next-line @next/next/no-img-element -- its markup is much heavier
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
