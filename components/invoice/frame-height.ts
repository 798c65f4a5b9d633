/** Specification, section 9. */
export const FRAME_HEIGHT_PX = 1200;
