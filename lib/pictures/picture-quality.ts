export const PICTURE_QUALITY = 60;

/**
 * Addresses with this width and quality may be answered as AVIF. The optimizer lowers the quality
 * of AVIF by itself, so AVIF in `AVIF_QUALITY` looks like WebP in `PICTURE_QUALITY`.
 */
export const AVIF_WIDTH_PX = 640;
export const AVIF_QUALITY = 75;
