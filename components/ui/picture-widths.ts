/**
 * What the picture optimizer may be asked for: `next.config.mjs` refuses everything else, so that
 * nobody fills its cache with sizes of their own.
 */
export const PICTURE_WIDTHS_PX = [96, 192, 384, 640, 1280] as const;
export const PICTURE_QUALITY = 60;

export type PictureWidth = (typeof PICTURE_WIDTHS_PX)[number];
