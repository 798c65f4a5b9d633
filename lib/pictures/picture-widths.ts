/**
 * Next's image optimizer refuses all other widths (`next.config.mjs`), so that requests with
 * arbitrary widths cannot fill the optimizer's cache.
 */
export const PICTURE_WIDTHS_PX = [96, 192, 384, 640, 1280] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS_PX)[number];
