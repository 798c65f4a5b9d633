/** Widths in px and `sizes` of the large picture of a product in its popup. */
export const DETAIL_SOURCE_SET = {
  widths: [640, 1080],
  sizes: '(min-width: 768px) 448px, 87vw',
} as const;
