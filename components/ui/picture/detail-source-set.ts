/**
 * Widths in px and `sizes` of the large picture of a product. They are shared, because
 * `picture-source.ts` and the popup must make the same addresses.
 */
export const DETAIL_SOURCE_SET = {
  widths: [640, 1280],
  sizes: '(min-width: 768px) 608px, 60vw',
} as const;
