/** Of the large picture of a product: `picture-source.ts` and the popup need the same addresses. */
export const DETAIL_SOURCE_SET = {
  widths: [640, 1280],
  sizes: '(min-width: 768px) 608px, 60vw',
} as const;
