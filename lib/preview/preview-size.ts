/** What Facebook, WhatsApp, X and LinkedIn show whole. */
export const PREVIEW_WIDTH_PX = 1200;
export const PREVIEW_HEIGHT_PX = 630;

/** WhatsApp leaves larger ones out. */
export const PREVIEW_MAX_BYTES = 300_000;

export const PREVIEW_TYPE = 'image/jpeg';

/** Where the restaurant's picture stands on the card: an arch, from its top to the card's foot. */
export const ARCH_PX = { left: 640, top: 70, width: 500, height: 560 } as const;

/** Its logo, on a plate that overlaps the arch. */
export const LOGO_PX = { centreX: 640, centreY: 500, radius: 88, plate: 98 } as const;
