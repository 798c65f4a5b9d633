/**
 * Next's image optimizer refuses all other widths (`next.config.mjs`), so that requests with
 * arbitrary widths cannot fill the optimizer's cache.
 */
export const PICTURE_WIDTHS_PX = [96, 192, 384, 448, 640, 1080, 1280] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS_PX)[number];

export const PICTURE_QUALITY = 60;

/**
 * `picture-queue.ts` allows AVIF only for the width `AVIF_WIDTH_PX` in the quality
 * `AVIF_QUALITY`. Next's image optimizer encodes AVIF in a lower quality than requested. So a
 * request for `AVIF_QUALITY` gives an AVIF that looks like a WebP in `PICTURE_QUALITY`.
 */
export const AVIF_WIDTH_PX = 640;
export const AVIF_QUALITY = 75;

export const OPTIMIZER_PATH = '/_next/image';
/** The restaurant whose menu names the picture. Absent for a picture of the list of restaurants. */
export const RESTAURANT_PARAM = 'r';

/** The address of a resized picture. */
export function formatPictureAddress(
  href: string,
  width: PictureWidth,
  mayBeAvif?: boolean,
  restaurantId?: string,
): string {
  const quality = mayBeAvif && width === AVIF_WIDTH_PX ? AVIF_QUALITY : PICTURE_QUALITY;
  const address = `${OPTIMIZER_PATH}?url=${encodeURIComponent(href)}&w=${width}&q=${quality}`;
  return restaurantId ? `${address}&${RESTAURANT_PARAM}=${restaurantId}` : address;
}
