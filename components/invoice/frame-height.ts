/** Height of the invoice's frame (requirement K-5). */
export const FRAME_HEIGHT_PX = 1200;
