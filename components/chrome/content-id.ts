/**
 * Target of the skip link. The underscore keeps the id distinct from the anchors of categories,
 * which contain no underscore (`lib/restaurant/anchor.ts`).
 */
export const CONTENT_ID = 'continut_principal';
