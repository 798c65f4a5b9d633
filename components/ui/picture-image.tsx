import type { ReactNode } from 'react';
import type { AllowedPicture } from '@/lib/security/allowed-url';
import styles from './picture.module.scss';
import { formatPictureAddress } from '@/lib/pictures/picture-address';
import type { PictureWidth } from '@/lib/pictures/picture-address';

type PictureProps = {
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

export type PictureUse = 'logo' | 'smallLogo' | 'thumb' | 'dish' | 'wide' | 'detail' | 'hero';

type UseRow = {
  /** The `width` and `height` attributes. The stylesheet overrides the size and the aspect ratio. */
  readonly dimensionsPx: readonly [number, number];
  readonly widths: readonly [PictureWidth, ...PictureWidth[]];
  readonly sizes: string;
  /** Whether the image with the width `AVIF_WIDTH_PX` may be sent as AVIF. */
  readonly mayBeAvif?: boolean;
};

/**
 * `sizes` counts the whole picture: one of 16:9 that fills a box of 4:3 is drawn a third wider than
 * the box. A browser takes the smallest image that is not below `sizes`. The value of a large picture
 * is a twelfth below the drawn width, so that an image just above it counts as enough.
 * `picture-density.spec.ts` holds each picture between 0.9 and 1.6 pixels for each of the screen.
 */
const USES: Readonly<Record<PictureUse, UseRow>> = {
  logo: { dimensionsPx: [96, 96], widths: [96, 192], sizes: '72px' },
  smallLogo: { dimensionsPx: [48, 48], widths: [96, 192], sizes: '48px' },
  thumb: {
    dimensionsPx: [192, 192],
    widths: [192, 384],
    sizes: '(min-width: 768px) 160px, 139px',
  },
  dish: {
    dimensionsPx: [384, 288],
    widths: [192, 384, 640],
    sizes: '(min-width: 1024px) 166px, (min-width: 768px) 27vw, 41vw',
  },
  wide: {
    dimensionsPx: [640, 360],
    widths: [384, 640, 1080],
    sizes: '(min-width: 1024px) 353px, (min-width: 768px) 41vw, 84vw',
  },
  detail: {
    dimensionsPx: [640, 480],
    widths: [640, 1080],
    sizes: '(min-width: 1200px) 548px, (min-width: 768px) 43vw, 80vw',
  },
  hero: {
    dimensionsPx: [1280, 720],
    widths: [448, 640, 1080],
    sizes: '(min-width: 1024px) 430px, (min-width: 768px) 45vw, max(100vw, 418px)',
    mayBeAvif: true,
  },
};

/** The `width` and `height` attributes. */
const getDimensions = (use: PictureUse): readonly [number, number] => USES[use].dimensionsPx;

type PictureSource = { readonly src: string; readonly srcSet?: string; readonly sizes?: string };

/**
 * A picture that Next's image optimizer does not resize keeps its URL. The server resizes a picture
 * only if the menu of `restaurantId` names it, or without `restaurantId` if the list of restaurants
 * does.
 */
export function formatPictureSource(
  { href, isResized }: AllowedPicture,
  use: PictureUse,
  restaurantId?: string,
): PictureSource {
  if (!isResized) return { src: href };
  const { widths, sizes, mayBeAvif } = USES[use];
  const format = (width: PictureWidth): string =>
    formatPictureAddress(href, width, mayBeAvif, restaurantId);
  return {
    src: format(widths[0]),
    srcSet: widths.map((width) => `${format(width)} ${width}w`).join(', '),
    sizes,
  };
}

/**
 * Transparent, so that the background shows instead of a broken-image icon. It has a size, because
 * `hasFailed` takes a picture without one for a failed one.
 */
export const EMPTY_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";

/**
 * Makes pictures that fail to load transparent, and marks them with `data-failed`. A stylesheet can
 * then show the placeholder (`picture.module.scss`) or hide the picture
 * (`product-popup.module.scss`). `error` events of images do not bubble, so the listener is in the
 * capture phase.
 */
export function replaceFailedPictures(signal: AbortSignal): void {
  const handleError = ({ target }: Event): void => showPlaceholder(target);
  document.addEventListener('error', handleError, { capture: true, signal });
  // Images that failed before fire no further event.
  [...document.querySelectorAll('img')].filter(hasFailed).forEach(showPlaceholder);
}

function showPlaceholder(element: EventTarget | null): void {
  if (!(element instanceof HTMLImageElement) || 'failed' in element.dataset) return;
  element.dataset['failed'] = '';
  element.removeAttribute('srcset');
  element.src = EMPTY_PICTURE;
}

const hasFailed = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.getAttribute('src') !== null;
