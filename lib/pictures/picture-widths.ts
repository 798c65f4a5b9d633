/**
 * The picture optimizer refuses other widths (`next.config.mjs`), so that requests with arbitrary
 * sizes cannot fill the cache.
 */
export const PICTURE_WIDTHS_PX = [96, 192, 384, 640, 1280] as const;
export const PICTURE_QUALITY = 60;

export type PictureWidth = (typeof PICTURE_WIDTHS_PX)[number];

/**
 * Addresses with this width and quality may be answered as AVIF. The optimizer lowers the quality
 * of AVIF by itself, so AVIF in `AVIF_QUALITY` looks like WebP in `PICTURE_QUALITY`.
 */
export const AVIF_WIDTH_PX = 640;
export const AVIF_QUALITY = 75;
