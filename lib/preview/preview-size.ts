/** The usual size of link previews, about 1.91 to 1. */
export const PREVIEW_WIDTH_PX = 1200;
export const PREVIEW_HEIGHT_PX = 630;

/** WhatsApp omits larger pictures (`docs/decisions/0022-previews.md`). */
export const PREVIEW_MAX_BYTES = 300_000;

export const PREVIEW_TYPE = 'image/jpeg';

/** The arch with the restaurant's picture. It reaches the lower edge of the card. */
export const ARCH_PX = { left: 640, top: 70, width: 500, height: 560 } as const;

/** The restaurant's round logo on a plate that overlaps the arch; `plate` is the plate's radius. */
export const LOGO_PX = { centreX: 640, centreY: 500, radius: 88, plate: 98 } as const;
