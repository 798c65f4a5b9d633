/** The usual size of link previews, about 1.91 to 1. */
export const PREVIEW_WIDTH_PX = 1200;
export const PREVIEW_HEIGHT_PX = 630;

/** WhatsApp omits larger pictures (`docs/decisions/0022-previews.md`). */
export const PREVIEW_MAX_BYTES = 300_000;

export const PREVIEW_TYPE = 'image/jpeg';

/** The arch with the picture of the restaurant or product. It ends at the preview's lower edge. */
export const ARCH_PX = { left: 640, top: 70, width: 500, height: 560 } as const;

/**
 * The restaurant's round logo on a round plate, which overlaps the arch. `radius` is the radius of
 * the logo, and `plate` is the radius of the plate.
 */
export const LOGO_PX = { centreX: 640, centreY: 500, radius: 88, plate: 98 } as const;

/**
 * Copies of the light theme's colours in `styles/_tokens.scss`, because pictures have no
 * stylesheet. A test compares the copies with that file.
 */
export const PREVIEW_COLORS = {
  'surface-night': '#341a28',
  surface: '#fbf3e6',
  'on-night': '#fbf0e0',
  'on-night-muted': '#d9bfb6',
  accent: '#e3a62c',
  'glaze-paprika': '#b32d17',
  'glaze-mustard': '#e3a62c',
  'glaze-dill': '#5b7a30',
} as const;
