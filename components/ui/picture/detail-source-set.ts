/**
 * Widths in px and `sizes` of a large picture: of a restaurant (`picture-source.ts`), and of a
 * product in the popup, which derives the addresses from the thumbnail's (`detail-picture.ts`).
 */
export const DETAIL_SOURCE_SET = {
  widths: [640, 1280],
  sizes: '(min-width: 768px) 608px, 60vw',
} as const;
