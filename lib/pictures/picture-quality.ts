export const PICTURE_QUALITY = 60;

/**
 * `picture-format.ts` allows AVIF only for the width `AVIF_WIDTH_PX` in the quality `AVIF_QUALITY`.
 * Next's image optimizer encodes AVIF in a lower quality than requested. So a request for
 * `AVIF_QUALITY` gives an AVIF that looks like a WebP in `PICTURE_QUALITY`.
 */
export const AVIF_WIDTH_PX = 640;
export const AVIF_QUALITY = 75;
