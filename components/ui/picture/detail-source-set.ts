/**
 * Widths in px and `sizes` of two large pictures: that of a restaurant (`picture-source.ts`) and
 * that of a product in its popup (`detail-picture.ts`).
 */
export const DETAIL_SOURCE_SET = {
  widths: [640, 1280],
  sizes: '(min-width: 768px) 608px, 60vw',
} as const;
