/**
 * The widths and the quality that the picture optimizer accepts. `next.config.mjs` refuses all
 * others, so that requests with arbitrary sizes cannot fill the optimizer's cache.
 */
export const PICTURE_WIDTHS_PX = [96, 192, 384, 640, 1280] as const;
export const PICTURE_QUALITY = 60;

export type PictureWidth = (typeof PICTURE_WIDTHS_PX)[number];
