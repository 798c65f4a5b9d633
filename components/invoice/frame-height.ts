/** Height of the invoice's frame (specification, section 9). */
export const FRAME_HEIGHT_PX = 1200;
